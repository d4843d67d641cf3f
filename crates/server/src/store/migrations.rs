//! How a database of an earlier version becomes one of this.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// In the order they are made. One that has been released is never changed: its checksum is kept in the database.
const ALL: [(&str, &str); 6] = [
    ("lineshaft", include_str!("../../migrations/0001_lineshaft.sql")),
    ("mail codes", include_str!("../../migrations/0002_mail_codes.sql")),
    ("own tables", include_str!("../../migrations/0003_own_tables.sql")),
    ("brought sheets", include_str!("../../migrations/0004_brought_sheets.sql")),
    ("owners", include_str!("../../migrations/0005_owners.sql")),
    ("names", include_str!("../../migrations/0006_names.sql")),
];

pub(super) fn all() -> Migrator {
    let numbered = (1..).zip(ALL).map(|(version, (title, statements))| {
        Migration::new(version, title.into(), MigrationType::Simple, statements.into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
}
