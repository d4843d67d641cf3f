//! `lineshaft admin`: what an operator does with the database, while servers may run on it.

use crate::args::{Admin, Chore};
use crate::failure::{Done, Failure};
use crate::screen;
use crate::serve::{checked, database, no_database};
use crate::simulate::progress;
use indicatif::ProgressBar;
use server::admin::{Backup, BackupError, ExportError, Extent, ImportError, Overview};
use server::http::problem::Problem;
use server::store::{Store, StoreError};
use std::io::BufWriter;
use std::path::Path;
use std::sync::Arc;
use table::Value;
use texts::Texts;
use tokio::runtime::Runtime;

pub(crate) fn admin(args: &Admin, texts: &Texts) -> Done {
    let config = checked(args.place.config(texts)?, texts)?;
    let makes = matches!(args.what, Chore::Import { .. });
    let address = database(&config, makes, texts)?;
    let failed = |error: std::io::Error| Failure::new(texts, "cli-error-serve", &[("detail", error.to_string().into())]);
    Runtime::new().map_err(failed)?.block_on(async {
        let store = Store::open(&address).await.map_err(|error| no_database(&error, &address, texts))?;
        let desk = Desk { store, address: &address, texts };
        let done = match &args.what {
            Chore::List => desk.list().await,
            Chore::Export { file, table } => desk.export(file, table.as_deref()).await,
            Chore::Import { file } => desk.import(file).await,
            Chore::Verify => desk.verify(Extent::Everything).await,
            Chore::Replay => desk.verify(Extent::Running).await,
            Chore::Backup { file } => desk.backup(file).await,
            Chore::End { table } => desk.end(table).await,
        };
        desk.store.close().await;
        done
    })
}

/// Where an operator sits.
struct Desk<'a> {
    store: Store,
    address: &'a str,
    texts: &'a Texts,
}

impl Desk<'_> {
    fn refused(&self, error: &StoreError) -> Failure {
        no_database(error, self.address, self.texts)
    }

    async fn list(&self) -> Done {
        let overview = server::admin::overview(&self.store).await.map_err(|error| self.refused(&error))?;
        print!("{}", table(&overview, server::now(), self.texts));
        Ok(())
    }

    async fn export(&self, file: &Path, table: Option<&str>) -> Done {
        let texts = self.texts;
        let unwritten = |error: &std::io::Error| Failure::file(texts, file, error);
        let created = server::admin::new_file(file).map_err(|error| unwritten(&error))?;
        let (mut out, bar) = (BufWriter::new(created), progress(0));
        let told = |done, total| tell(&bar, done, total);
        let exported = server::admin::export(&self.store, table, &mut out, told).await;
        bar.finish_and_clear();
        let synced = exported.and_then(|rows| {
            let whole = out.into_inner().map_err(std::io::IntoInnerError::into_error)?;
            whole.sync_all()?;
            Ok(rows)
        });
        let rows = synced.map_err(|error| {
            // Half an export would be taken for one.
            let _ = std::fs::remove_file(file);
            match error {
                ExportError::Store(error) => self.refused(&error),
                ExportError::File(error) => unwritten(&error),
                ExportError::NoTable => {
                    Failure::new(texts, "cli-admin-no-table", &[("table", table.unwrap_or_default().into())])
                }
            }
        })?;
        let args = [("rows", Value::from(rows)), ("file", file.display().to_string().into())];
        println!("{}", texts.with("cli-admin-exported", &args));
        Ok(())
    }

    async fn import(&self, file: &Path) -> Done {
        let (texts, bar) = (self.texts, progress(0));
        let shown = bar.clone();
        let told = Arc::new(move |done, total| tell(&shown, done, total));
        let imported = server::admin::import(&self.store, file, told).await;
        bar.finish_and_clear();
        let name = || ("file", Value::from(file.display().to_string()));
        let rows = imported.map_err(|error| match error {
            ImportError::Store(error) => self.refused(&error),
            ImportError::File(error) => Failure::file(texts, file, &error),
            ImportError::NotAnExport => Failure::new(texts, "cli-admin-not-an-export", &[name()]),
            ImportError::Line(line) => Failure::new(texts, "cli-admin-not-a-row", &[name(), ("line", line.into())]),
            ImportError::BreaksOff => Failure::new(texts, "cli-admin-breaks-off", &[name()]),
            ImportError::NotEmpty => Failure::new(texts, "cli-admin-not-empty", &[]),
        })?;
        println!("{}", texts.with("cli-admin-imported", &[("rows", Value::from(rows)), name()]));
        Ok(())
    }

    async fn verify(&self, extent: Extent) -> Done {
        let (texts, bar) = (self.texts, progress(0));
        let found = server::admin::verify(&self.store, extent, |done, total| tell(&bar, done, total)).await;
        bar.finish_and_clear();
        let report = found.map_err(|error| self.refused(&error))?;
        for differs in &report.differs {
            let said = texts.with(&format!("cli-admin-differs-{}", differs.what.name()), &differs.what.figures());
            println!("{}: {said}", differs.table);
        }
        let mut tables: Vec<&String> = report.differs.iter().map(|differs| &differs.table).collect();
        tables.dedup();
        let args = [("tables", Value::from(report.tables)), ("differ", (tables.len() as u64).into())];
        if tables.is_empty() {
            println!("{}", texts.with("cli-admin-verified", &args));
            return Ok(());
        }
        Err(Failure::new(texts, "cli-admin-differ", &args))
    }

    async fn backup(&self, file: &Path) -> Done {
        let texts = self.texts;
        let name = ("file", Value::from(file.display().to_string()));
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(std::time::Duration::from_millis(200));
        let done = server::admin::backup(&self.store, file).await;
        bar.finish_and_clear();
        match done {
            Ok(Backup::Done) => println!("{}", texts.with("cli-admin-backed-up", &[name])),
            Ok(Backup::UsePgDump) => return Err(Failure::new(texts, "cli-admin-pg-dump", &[])),
            Err(BackupError::Store(error)) => return Err(self.refused(&error)),
            Err(BackupError::File(error)) => return Err(Failure::file(texts, file, &error)),
        }
        Ok(())
    }

    async fn end(&self, table: &str) -> Done {
        let said = |problem: Problem| Failure::new(self.texts, &format!("server-problem-{}", problem.code), &problem.args);
        server::admin::end(&self.store, table).await.map_err(said)?;
        println!("{}", self.texts.with("cli-admin-ended", &[("table", table.into())]));
        Ok(())
    }
}

fn tell(bar: &ProgressBar, done: u64, total: u64) {
    bar.set_length(total);
    bar.set_position(done);
}

/// What is there, as a table.
fn table(overview: &Overview, now: i64, texts: &Texts) -> String {
    let heading = |column: &str| texts.get(&format!("cli-admin-{column}"));
    let phase = |phase: &str| texts.get(&format!("cli-admin-phase-{phase}"));
    let age = |moment: i64| age(now - moment, texts);
    let mut phases = vec![["phase", "tables", "longest-ago", "latest"].map(heading).to_vec()];
    for kept in &overview.phases {
        phases.push(vec![phase(&kept.phase), kept.count.to_string(), age(kept.oldest), age(kept.latest)]);
    }
    let mut unfinished = vec![["table", "game", "phase", "entries", "made", "changed"].map(heading).to_vec()];
    for kept in &overview.unfinished {
        let (made, changed) = (age(kept.made), age(kept.changed));
        unfinished.push(vec![kept.id.clone(), kept.game.clone(), phase(&kept.phase), kept.entries.to_string(), made, changed]);
    }
    let figures =
        [("accounts", Value::from(overview.accounts)), ("guests", overview.guests.into()), ("left", overview.left.into())];
    let mut parts = vec![screen::aligned(&phases)];
    if overview.phases.is_empty() {
        parts = vec![format!("{}\n", texts.get("cli-admin-no-tables"))];
    }
    if unfinished.len() > 1 {
        parts.push(screen::aligned(&unfinished));
    }
    parts.push(format!("{}\n", texts.with("cli-admin-people", &figures)));
    parts.join("\n")
}

/// How long something is ago, in the largest unit that fits.
fn age(milliseconds: i64, texts: &Texts) -> String {
    let seconds = (milliseconds / 1000).max(0);
    let (unit, count) = match seconds {
        0..120 => ("seconds", seconds),
        120..7_200 => ("minutes", seconds / 60),
        7_200..172_800 => ("hours", seconds / 3_600),
        _ => ("days", seconds / 86_400),
    };
    texts.with(&format!("cli-admin-{unit}"), &[("count", count.into())])
}
