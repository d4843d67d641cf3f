//! Names for those who come without one.

use crate::App;
use crate::http::problem::Answer;
use crate::secret;
use texts::Lang;

/// How many rounds of numbered names are tried before a name is given twice.
const MAX_ROUNDS: usize = 50;

/// A friendly name that nobody bears, numbered if all are borne.
pub(super) async fn free_name(app: &App, lang: Lang) -> Answer<String> {
    let names: Vec<String> = lang.texts().get("web-friendly-names").split(',').map(|name| name.trim().to_owned()).collect();
    for round in 1..=MAX_ROUNDS {
        let numbered = |name: &String| if round == 1 { name.clone() } else { format!("{name} {round}") };
        let mut free: Vec<String> = names.iter().map(numbered).collect();
        let borne = app.store.borne(&free).await?;
        free.retain(|name| !borne.contains(name));
        if !free.is_empty() {
            return Ok(free.swap_remove(secret::bits() as usize % free.len()));
        }
    }
    Ok(names[0].clone())
}
