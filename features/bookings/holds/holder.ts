/** One person's e-mail in one spelling: letters are the same in any case, and what stands behind a plus leads to the same mailbox. */
export function plainEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const mailbox = name.replace(/\+.*$/, '')
  // Of Google's mailboxes everybody knows that points do not count.
  return host === 'gmail.com' || host === 'googlemail.com' ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`
}

/** The digits by which a telephone is the same with and without its country's code; null where that are too few to tell. */
export function plainPhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? null : digits.slice(-9)
}
