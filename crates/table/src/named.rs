//! Things that have a name in the sheet.

/// A thing of one class, known by its index and by its id in the sheet.
pub trait Named: Copy + Eq + Ord + 'static {
    /// The class, as texts know it.
    const CLASS: &'static str;
    /// All of them, in the order of their index.
    const EACH: &'static [Self];

    /// Its index in all canonical lists.
    fn place(self) -> usize;

    /// Its id in the sheet.
    fn name(self) -> &'static str;
}

/// An enum of the things of one class, each with its id in the sheet: its index, its id, its JSON, its word in messages.
///
/// `named! { /// Doc. Good, "good", 2: /// Doc. Wood = "wood", /// Doc. Wheat = "wheat" }`
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $class:literal, $count:literal: $($(#[$one:meta])* $variant:ident = $id:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$one])* $variant),* }

        impl $name {
            /// All of them, in the order of their index.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// The one with this index.
            #[inline]
            pub const fn at(index: usize) -> Self {
                Self::ALL[index]
            }

            /// Its index in all canonical lists.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its id in the sheet.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),* }
            }

            /// The one with this id.
            pub fn by_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.id() == id)
            }
        }

        impl $crate::Named for $name {
            const CLASS: &'static str = $class;
            const EACH: &'static [Self] = &Self::ALL;

            #[inline]
            fn place(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                self.id()
            }
        }

        impl From<$name> for $crate::Value {
            fn from(one: $name) -> Self {
                $crate::Value::Word($class, std::borrow::Cow::Borrowed(one.id()))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl $crate::utoipa::PartialSchema for $name {
            fn schema() -> $crate::utoipa::openapi::RefOr<$crate::utoipa::openapi::Schema> {
                $crate::word_schema([$($id),*])
            }
        }

        impl $crate::utoipa::ToSchema for $name {}

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(from)?;
                Self::by_id(&id).ok_or_else(|| <D::Error as $crate::serde::de::Error>::unknown_variant(&id, &[$($id),*]))
            }
        }
    };
}
