/** What accounts are called that nobody has given a person's name: their role, or the desk that shares them. */
const roleWords = new Set(
  'owner sales editor translator view only manager director admin administrator staff team office reception reservations bookings info contact the'.split(
    ' ',
  ),
)

/**
 * Whether an account is called as a person is, so that what its owner writes to customers can be signed with it. False for a role, such
 * as the "Owner" of a first start, and for an email address.
 */
export function isPersonName(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  return !name.includes('@') && words.some((word) => !roleWords.has(word))
}
