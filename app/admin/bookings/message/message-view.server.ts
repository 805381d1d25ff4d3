import { randomUUID } from 'node:crypto'
import type { BookingAccount } from '#features/bookings/account.ts'
import { confirmedHoldEnd } from '#features/bookings/emails/confirm-email.server.ts'
import { bookingValueParts, bookingValues } from '#features/bookings/emails/email-values.ts'
import { linkTo } from '#features/bookings/emails/send-booking-email.server.ts'
import { isErased } from '#features/bookings/erasure.ts'
import { isFinal } from '#features/bookings/final-documents.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { fillPlaceholders } from '#features/emails/placeholders.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { listTemplates } from '#features/emails/reads-texts.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may, type Role } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { whenText } from '../../components/instants.ts'
import { telHref } from '../../components/phone-links.ts'
import { languageChoices } from '../contact/customer-languages.ts'
import { documentThatFits } from './document-that-fits.ts'
import { otherSupplierEmail } from './other-supplier.server.ts'
import { whatsappOf } from './whatsapp-of.ts'

type Shown = { account: BookingAccount; documents: readonly { name: string; title: string }[] }

/**
 * How the customer of a booking can be reached: only the ways that this role may use and that can arrive. The customer's own
 * link is only for who may change the booking, because whoever has it can.
 */
export async function messageView(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  { account, documents }: Shown,
  role: Role,
  now: Date,
) {
  const words = read(messageWords)
  // Staff can send a voucher early, but none is suggested before its customer has it.
  const isVoucherFinal = isFinal({ ...booking, outstandingMinor: account.outstandingMinor }, kigaliDay(now))
  const fits = documentThatFits(
    booking.state,
    documents.filter(({ name }) => name !== 'voucher' || isVoucherFinal),
  )
  const pdf = fits && { href: `/admin/bookings/${booking.id}/documents/${fits.name}.pdf`, title: fits.title }
  const nothing = {
    email: undefined,
    missing: [],
    whatsapp: undefined,
    link: undefined,
    confirms: undefined,
    today: undefined,
    call: undefined,
  }
  if (isErased(booking)) return { ...nothing, pdf }
  const link = may(role, 'bookings:move') ? linkTo(ctx, booking) : undefined
  const whatsapp =
    link && whatsappOf(ctx, booking, { company: (await findSettings(ctx.db)).company.name, link, due: account.due })
  const writes = may(role, 'emails:write')
  const reached = isReachable(booking.email)
  const missing = [
    ...(reached ? [] : [booking.sample ? words.demo : words.noEmail]),
    ...(link && !whatsapp && booking.phone.trim() !== '' ? [words.noWhatsapp] : []),
  ]
  const until = confirmedHoldEnd(booking)
  return {
    pdf,
    missing,
    link,
    whatsapp,
    call: booking.phone.trim() === '' ? undefined : telHref(booking.phone),
    email: writes && reached ? await emailForm(ctx, booking, account) : undefined,
    confirms: writes && reached && until ? words.again.why({ when: whenText(read, until, now) }) : undefined,
    today: may(role, 'bookings:note') ? kigaliDay(now) : undefined,
  }
}

/** The form of an email with its templates, filled in for this booking. */
async function emailForm({ db, mail, words }: Context, booking: Booking, account: BookingAccount) {
  // In English, as the templates.
  const values = bookingValues(words.in('en', bookingValueParts), booking, account)
  const { languages } = await findSettings(db)
  const templates = (await listTemplates(db)).filter(({ occasion }) => occasion === 'booking' || occasion === 'any')
  return {
    to: booking.email,
    delivers: mail.delivers,
    languages: languageChoices(languages.filter((one) => one === booking.language)),
    stamp: randomUUID(),
    templates: [
      ...(await otherSupplierEmail(db, booking)),
      ...templates.map(({ id, name, subject, body }) => ({
        id: String(id),
        name,
        subject: fillPlaceholders(subject, values),
        body: fillPlaceholders(body, values),
      })),
    ],
  }
}
