//! The address a request comes from.

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address a request was sent from, or handed on from by the last proxy before ours.
pub(in crate::http) fn peer(headers: &HeaderMap, extensions: &Extensions, proxies: &[IpAddr]) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let mut client = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip().to_canonical());
    let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok()).collect();
    let mut hops = lines.iter().rev().flat_map(|line| line.rsplit(','));
    while proxies.contains(&client) {
        match hops.next().map(|hop| hop.trim().parse::<IpAddr>()) {
            Some(Ok(hop)) => client = hop.to_canonical(),
            _ => break,
        }
    }
    client
}

/// Whom a request counts for: the peer, or whom the operator's proxies name, the last one that is no proxy.
///
/// Of an IPv6 address only the network counts, because one household has billions of them.
pub(super) fn client(headers: &HeaderMap, extensions: &Extensions, proxies: &[IpAddr]) -> IpAddr {
    network(peer(headers, extensions, proxies))
}

fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(peer: &str, forwarded: &[&str], proxies: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().expect("an address"), 4000)));
        let proxies: Vec<IpAddr> = proxies.iter().map(|proxy| proxy.parse().expect("an address")).collect();
        client(&headers, &extensions, &proxies).to_string()
    }

    #[test]
    fn nobody_is_believed_but_named_proxies() {
        assert_eq!(of("9.9.9.9", &["1.2.3.4"], &[]), "9.9.9.9");
        assert_eq!(of("9.9.9.9", &["1.2.3.4"], &["10.0.0.1"]), "9.9.9.9");
        assert_eq!(of("10.0.0.1", &["1.2.3.4"], &["10.0.0.1"]), "1.2.3.4");
    }

    #[test]
    fn the_last_hop_counts_and_not_what_the_client_wrote_before_it() {
        assert_eq!(of("10.0.0.1", &["6.6.6.6, 1.2.3.4"], &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["6.6.6.6", "1.2.3.4, 10.0.0.2"], &["10.0.0.1", "10.0.0.2"]), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["nonsense"], &["10.0.0.1"]), "10.0.0.1");
    }

    #[test]
    fn of_an_ipv6_address_the_network_counts() {
        assert_eq!(of("2001:db8:1:2:3:4:5:6", &[], &[]), "2001:db8:1:2::");
        assert_eq!(of("::ffff:1.2.3.4", &[], &[]), "1.2.3.4");
    }
}
