//! Whose certificates are believed where we call others: those of the system, or of the file or folder that `SSL_CERT_FILE` or
//! `SSL_CERT_DIR` names. A machine without any has those that come with the program.

use lettre::transport::smtp::client::CertificateStore;
use ureq::tls::{Certificate, RootCerts};

/// For webhooks.
pub(super) fn of_webhooks() -> RootCerts {
    let system = rustls_native_certs::load_native_certs().certs;
    if system.is_empty() {
        return RootCerts::WebPki;
    }
    system.iter().map(|certificate| Certificate::from_der(certificate).to_owned()).into()
}

/// For the mail server.
pub(super) fn of_mails() -> CertificateStore {
    let system = rustls_native_certs::load_native_certs().certs;
    if system.is_empty() { CertificateStore::WebpkiRoots } else { CertificateStore::Default }
}
