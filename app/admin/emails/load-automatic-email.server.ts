import { data } from 'react-router'
import { bookingEmail } from '#features/bookings/emails/booking-email.server.tsx'
import { bookingEmailParts } from '#features/bookings/emails/booking-email-parts.ts'
import { exampleOf, originalWords } from '#features/bookings/emails/original-words.server.ts'
import { type BookingEmail, bookingEmails, textNameOf } from '#features/bookings/emails/queue-booking-email.server.ts'
import type { AutomaticText, TextPart } from '#features/emails/automatic-text.ts'
import type { PlaceholderValues } from '#features/emails/placeholders.ts'
import { listChangedTexts } from '#features/emails/reads-texts.server.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import {
  type AutomaticEmail,
  automaticEmail,
  automaticEmailParts,
  automaticEmails,
  newsValues,
  originalOf,
  ownTextOf,
  receivedValues,
} from '#features/enquiries/automatic-emails.server.tsx'
import { automaticEmailWords } from '#features/enquiries/words/automatic-emails.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { SiteWords } from '../../languages/site-words.server.ts'

export const customEmails = [...automaticEmails, ...bookingEmails] as const
export type CustomEmail = AutomaticEmail | BookingEmail

/** The email that an address names; 404 where there is none. */
export function emailOr404(name: string): CustomEmail {
  const emailName = customEmails.find((one) => one === name)
  if (!emailName) throw data(null, { status: 404 })
  return emailName
}

const isAutomatic = (emailName: CustomEmail): emailName is AutomaticEmail => automaticEmails.some((one) => one === emailName)

/** The name under which the own words of an email are stored. */
export const storedNameOf = (emailName: CustomEmail): string =>
  isAutomatic(emailName) ? ownTextOf(emailName) : textNameOf(emailName)

export type Shown = { subject: string; html: string; text: string }
/** An example of an email: the words it had at first, what its placeholders stand for, and how it would arrive with others. */
export type Example = {
  text: Record<TextPart, string>
  values: PlaceholderValues
  show: (own: AutomaticText) => Promise<Shown>
}

/**
 * The languages in which this email can be written: English, those that are published, and those in which somebody wrote it or begins to: one that was
 * taken back meanwhile loses nothing that was typed. The one that an address names with `language`, English without; 404 where the site has no words in it.
 */
export async function languagesOf(
  { db }: Context,
  emailName: CustomEmail,
  { wanted, published, translated }: { wanted: string | null } & Pick<SiteWords, 'published' | 'translated'>,
): Promise<{ language: string; languages: string[] }> {
  const written = (await listChangedTexts(db)).filter(({ name }) => name === storedNameOf(emailName))
  const language = wanted ?? 'en'
  if (language !== 'en' && !translated.has(language)) throw data(null, { status: 404 })
  const languages = [...new Set(['en', ...published.keys(), ...written.map((one) => one.language), language])]
  return { language, languages }
}

/** An example in a language: English where the words of that are not whole. */
export async function loadExample({ db, config, words }: Context, emailName: CustomEmail, language: string): Promise<Example> {
  const settings = await findSettings(db)
  const { company } = settings
  const { publicUrl } = config
  const shown = async ({ subject, content }: ReturnType<typeof bookingEmail>) => ({ subject, ...renderEmail(content) })
  if (isAutomatic(emailName)) {
    const read = words.in(language, automaticEmailParts)
    const received = receivedValues(read, company, { reference: 'K7QM-42XD', kind: 'contact' })
    const values = emailName === 'enquiry-received' ? received : newsValues(company)
    const href = `${publicUrl}/newsletter`
    const button = emailName === 'enquiry-received' ? undefined : read(automaticEmailWords)[emailName].button
    const paper = { read, company, publicUrl, values, action: button === undefined ? undefined : { words: button, href } }
    return { text: originalOf(read, emailName), values, show: (own) => shown(automaticEmail(emailName, own, paper)) }
  }
  const facts = exampleOf(emailName, { read: words.in(language, bookingEmailParts), settings, publicUrl })
  const { text, values } = await originalWords(emailName, facts)
  return { text, values, show: (own) => shown(bookingEmail(emailName, facts, own)) }
}
