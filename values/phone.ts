/**
 * The digits of a phone number with its country code, as a wa.me link takes them: '+250 788 300 412' → '250788300412'. Undefined
 * where the country is not known: the number begins neither with '+' nor with '00', or is no whole number.
 */
export function internationalDigits(phone: string): string | undefined {
  const plain = phone.replace(/\(0\)/, '').replace(/[\s().\-/‑–]/g, '')
  return /^(?:\+|00)([1-9]\d{7,14})$/.exec(plain)?.[1]
}
