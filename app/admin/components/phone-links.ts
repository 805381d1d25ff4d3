import { internationalDigits } from '#values/phone.ts'

/** The link that opens WhatsApp with a text for a phone number; undefined where its country is not known. */
export function whatsappHref(phone: string, text: string): string | undefined {
  const digits = internationalDigits(phone)
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** The link that rings a phone number. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
