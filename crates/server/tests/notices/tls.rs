//! Webhooks over HTTPS and mails over TLS, with certificates of an authority of our own: believed by whoever was told of it, and
//! by nobody else.

use crate::listener::{Heard, Listener, header, read_request};
use crate::mails::{converse, talk, wait_for};
use crate::place::open_config;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use server::config::Config;
use server::notices::Failure;
use server::notices::mail::Mailer;
use server::notices::webhook::Webhooks;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;

/// What tells a process of these tests whom to call: the ports of a web server, of a mail server that speaks TLS from the first
/// word, and of one that does after a greeting.
const CALL: &str = "LINESHAFT_TEST_CALL";

/// Not a test: a process that believes the authority of `SSL_CERT_FILE`.
#[tokio::test]
#[ignore = "is started by the other tests"]
async fn who_believes() {
    let Ok(ports) = std::env::var(CALL) else { return };
    let ports: Vec<u16> = ports.split(' ').map(|port| port.parse().expect("a port")).collect();
    assert_eq!(call(&format!("https://localhost:{}/turn", ports[0])).await, Ok(()));
    assert_eq!(call(&format!("https://127.0.0.1:{}/turn", ports[0])).await, Err(Failure::Protocol), "another name");
    assert_eq!(mail(&format!("smtps://me:hush@localhost:{}", ports[1])).await, Ok(()));
    assert_eq!(mail(&format!("smtp://localhost:{}?tls=required", ports[2])).await, Ok(()));
}

async fn call(address: &str) -> Result<(), Failure> {
    Webhooks::new(true).call(address, Some("hush"), "{}".to_owned()).await
}

async fn mail(smtp: &str) -> Result<(), Failure> {
    let config = Config { smtp: Some(smtp.to_owned()), mail_from: Some("a@example.org".to_owned()), ..open_config() };
    let mailer = Mailer::new(&config).expect("settings that can be used").expect("a mail server");
    mailer.send("b@example.org", "Your turn".to_owned(), "It is your turn.".to_owned()).await
}

/// An authority, what a server named `localhost` needs of it, and the file that makes it believed.
struct Authority {
    acceptor: TlsAcceptor,
    file: PathBuf,
}

impl Authority {
    fn new() -> Self {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().expect("a key")).expect("an authority");
        let key = KeyPair::generate().expect("a key");
        let names = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
        let certificate = names.signed_by(&key, &authority).expect("a certificate");
        let server = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("TLS")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key.into())
            .expect("a certificate and its key");
        let file = std::env::temp_dir().join(format!("lineshaft_{}.pem", server::secret::identity()));
        std::fs::write(&file, authority.pem()).expect("a temporary file");
        Self { acceptor: TlsAcceptor::from(Arc::new(server)), file }
    }

    /// A process that believes this authority and calls these ports.
    fn believed(&self, ports: [u16; 3]) -> Output {
        let mut process = Command::new(std::env::current_exe().expect("this program"));
        process.args(["--exact", "tls::who_believes", "--ignored", "--nocapture"]);
        process.env("SSL_CERT_FILE", &self.file).env_remove("SSL_CERT_DIR");
        process.env(CALL, ports.map(|port| port.to_string()).join(" ")).output().expect("it runs")
    }
}

impl Drop for Authority {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.file);
    }
}

/// How a connection begins.
#[derive(Clone, Copy)]
enum Kind {
    Web,
    Mail,
    MailAfterGreeting,
}

/// A server that keeps what it was told under the protection of TLS.
async fn serve(acceptor: &TlsAcceptor, kind: Kind) -> (u16, Heard) {
    let (socket, listener) = Listener::bind().await;
    let (acceptor, heard) = (acceptor.clone(), Arc::clone(&listener.heard));
    tokio::spawn(async move {
        while let Ok((stream, _)) = socket.accept().await {
            if let Ok(said) = hear(&acceptor, kind, stream).await {
                heard.lock().unwrap().push(said);
            }
        }
    });
    (listener.port, listener.heard)
}

async fn hear(acceptor: &TlsAcceptor, kind: Kind, stream: TcpStream) -> std::io::Result<String> {
    match kind {
        Kind::Web => {
            let mut stream = acceptor.accept(stream).await?;
            let request = read_request(&mut stream).await;
            stream.write_all(b"HTTP/1.1 204 Heard\r\n\r\n").await?;
            stream.shutdown().await?;
            Ok(request)
        }
        Kind::Mail => converse(acceptor.accept(stream).await?, "250 ok").await,
        Kind::MailAfterGreeting => {
            let mut stream = stream;
            converse(&mut stream, "250 ok").await?;
            talk(&mut BufReader::new(acceptor.accept(stream).await?), "250 ok").await
        }
    }
}

#[tokio::test]
async fn an_authority_is_believed_by_whoever_was_told_of_it() {
    let authority = Authority::new();
    let (web, requests) = serve(&authority.acceptor, Kind::Web).await;
    let (mails, wrapped) = serve(&authority.acceptor, Kind::Mail).await;
    let (greeted_mails, greeted) = serve(&authority.acceptor, Kind::MailAfterGreeting).await;
    let output = tokio::task::spawn_blocking(move || (authority.believed([web, mails, greeted_mails]), authority));
    let (output, _authority) = output.await.expect("no panic");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    for heard in [&requests, &wrapped, &greeted] {
        wait_for(heard, 1).await;
        assert_eq!(heard.lock().unwrap().len(), 1);
    }
    let request = requests.lock().unwrap()[0].clone();
    assert!(request.starts_with("POST /turn HTTP/1.1\r\n") && header(&request, "lineshaft-signature").is_some(), "{request}");
    for heard in [&wrapped, &greeted] {
        let said = heard.lock().unwrap()[0].clone();
        assert!(said.contains("RCPT TO:<b@example.org>") && said.contains("It is your turn."), "{said}");
    }
}

#[tokio::test]
async fn an_unknown_authority_is_told_nothing() {
    let authority = Authority::new();
    let (web, requests) = serve(&authority.acceptor, Kind::Web).await;
    let (mails, wrapped) = serve(&authority.acceptor, Kind::Mail).await;
    let (greeted_mails, greeted) = serve(&authority.acceptor, Kind::MailAfterGreeting).await;
    assert_eq!(call(&format!("https://localhost:{web}/turn")).await, Err(Failure::Protocol));
    assert_eq!(mail(&format!("smtps://me:hush@localhost:{mails}")).await, Err(Failure::Protocol));
    assert_eq!(mail(&format!("smtp://localhost:{greeted_mails}?tls=required")).await, Err(Failure::Protocol));
    for heard in [requests, wrapped, greeted] {
        assert!(heard.lock().unwrap().is_empty());
    }
}

#[tokio::test]
async fn what_wants_tls_says_nothing_without_it() {
    let (socket, listener) = Listener::bind().await;
    let heard = Arc::clone(&listener.heard);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = socket.accept().await {
            let _ = stream.write_all(b"220 here\r\n").await;
            let mut stream = BufReader::new(stream);
            let said = without_tls(&mut stream).await.unwrap_or_default();
            heard.lock().unwrap().push(said);
        }
    });
    assert_eq!(mail(&format!("smtp://me:hush@localhost:{}?tls=required", listener.port)).await, Err(Failure::Protocol));
    wait_for(&listener.heard, 1).await;
    let said = listener.heard().concat();
    assert!(said.starts_with("EHLO") && !said.contains("AUTH") && !said.contains("MAIL"), "{said}");
}

/// A mail server that has no TLS to offer.
async fn without_tls(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut said = String::new();
    while stream.read_line(&mut said).await? > 0 {
        stream.write_all(b"250 here\r\n").await?;
    }
    Ok(said)
}
