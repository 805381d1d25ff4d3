/** Normalizes an email address: lower case, without the tag behind a plus, which leads to the same inbox. */
export function normalizeEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const mailbox = name.replace(/\+.*$/, '')
  // Google ignores dots in the name.
  return host === 'gmail.com' || host === 'googlemail.com' ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`
}

/** The last nine digits of a phone number, the same with and without country code; null when it has too few. */
export function normalizePhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? null : digits.slice(-9)
}
