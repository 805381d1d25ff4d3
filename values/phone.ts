/**
 * The digits of a phone number with its country code, as a wa.me link takes them: '+250 788 300 412' → '250788300412'. Undefined where
 * the country is not known, because it begins neither with '+' nor with '00', or where it is no whole number: '0788 300 412' is a number
 * of Rwanda, of Tanzania, and of others, and a message with a link must not reach a stranger.
 */
export function internationalDigits(phone: string): string | undefined {
  const plain = phone.replace(/\(0\)/, '').replace(/[\s().\-/‑–]/g, '')
  return /^(?:\+|00)([1-9]\d{7,14})$/.exec(plain)?.[1]
}

/** Whether a number is one of a mobile phone in Rwanda as it is dialled there: '0788 300 412'. */
export const isRwandanMobile = (phone: string): boolean => /^07[2389]\d{7}$/.test(phone.replace(/[\s().\-/]/g, ''))

/**
 * The digits by which a typed phone number is found, in a number as it is dialled at home or from abroad: without leading zeros, and
 * without the country code of a mobile number of Rwanda. Undefined for a text that is not a phone number, or shorter than five digits.
 */
export function digitsToFind(typed: string): string | undefined {
  if (!/^[+\d\s().\-/]+$/.test(typed)) return undefined
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^250(?=7\d{8}$)/, '')
  return digits.length >= 5 ? digits : undefined
}
