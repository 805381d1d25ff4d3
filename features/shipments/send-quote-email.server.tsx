import { emailFrameParts } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts, Figures } from '#features/emails/figures.server.tsx'
import { findEmailByOccasion } from '#features/emails/reads.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { basisOf, cargoOf, cbmOf, chargeableWeight } from '#features/freight/chargeable-weight.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { quotedLines } from './price.ts'
import { quoteOccasion } from './quote-sent.ts'
import { findShipment, listShipmentEvents, type Shipment } from './reads.server.ts'
import { settleQuote } from './settle-quote.server.ts'
import { freightQuoteEmailWords } from './words/freight-quote-email.ts'

/** All that a quote may say. */
export const freightQuoteParts: readonly Source[] = [...emailFrameParts, freightQuoteEmailWords]

/**
 * The job that writes and sends a quote in the language of its enquiry; safe to run again. Does nothing where the enquiry has been purged, or where the
 * price was changed before the email was written: it is then sent again.
 */
export async function sendQuoteEmail(ctx: Context, { id, version, by }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string' || typeof version !== 'number') throw new Error('No job of a quote')
  const shipment = await findShipment(ctx.db, id)
  if (!shipment || shipment.state === 'new') return
  const sent = (await listShipmentEvents(ctx.db, id)).findLast(({ event }) => event === 'quote')
  if (sent?.version !== version) return
  const { company } = await findSettings(ctx.db)
  const read = ctx.words.in(shipment.language, freightQuoteParts)
  const occasion = quoteOccasion(shipment.enquiryId, version)
  await sendEmail(ctx, {
    occasion,
    bookingId: null,
    to: shipment.email,
    subject: quoteSubject({ read, company, shipment }),
    language: read.language,
    content: <QuoteEmail read={read} company={company} shipment={shipment} />,
  })
  await settleQuote(ctx, await findEmailByOccasion(ctx.db, occasion), typeof by === 'string' ? by : null)
}

/** A quote as it will be sent, for staff to check. */
export async function previewQuote(
  ctx: Pick<Context, 'db' | 'words'>,
  shipment: Shipment,
): Promise<{ subject: string; html: string; text: string }> {
  const { company } = await findSettings(ctx.db)
  const read = ctx.words.in(shipment.language, freightQuoteParts)
  const { html, text } = renderEmail(<QuoteEmail read={read} company={company} shipment={shipment} />)
  return { subject: quoteSubject({ read, company, shipment }), html, text }
}

/** A quote in the language of its enquiry. */
type Quote = { read: ReadWords; company: Settings['company']; shipment: Shipment }

function quoteSubject({ read, company, shipment: { reference, totalMinor } }: Quote): string {
  const subject = read(freightQuoteEmailWords).subject({ amount: read.format.money(usd(totalMinor)) })
  return read(emailFrameWords).subject({ about: `${company.name} ${reference}`, subject })
}

function QuoteEmail({ read, company, shipment }: Quote) {
  const { reference, name, mode, origin, destination, goods, lines, totalMinor, validUntil, leftOut } = shipment
  const { format } = read
  const words = read(freightQuoteEmailWords)
  const total = format.money(usd(totalMinor))
  const rows: (readonly [string, string])[] = [
    [words.facts.reference, reference],
    [words.facts.name, name],
    [words.facts.way, words.way({ origin, destination })],
    ...(mode ? [[words.facts.mode, words.modes[mode]] as const] : []),
    ...(goods ? [[words.facts.goods, goods] as const] : []),
    ...cargoRows(read, shipment),
    ...(validUntil ? [[words.facts.until, format.day(validUntil)] as const] : []),
  ]
  const figures = quotedLines(lines).map(({ label, minor }) => ({ label, amount: format.money(usd(minor)) }))
  return (
    <EmailLayout
      read={read}
      company={company}
      preview={words.preview({ origin, destination, amount: total })}
      heading={words.heading}
    >
      <Facts rows={rows} />
      <SubHeading>{words.price}</SubHeading>
      <Figures rows={[...figures, { label: words.total, amount: total }]} sums={1} />
      {leftOut !== '' && (
        <>
          <SubHeading>{words.leftOut}</SubHeading>
          {leftOut.split(/\n+/).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <Paragraph key={at}>{line}</Paragraph>
          ))}
        </>
      )}
      <Paragraph>
        {validUntil && `${words.until({ day: format.day(validUntil) })} `}
        {words.accept}
      </Paragraph>
    </EmailLayout>
  )
}

/** The pieces, and by how it goes the weight that is charged. */
function cargoRows(read: ReadWords, { mode, pieces }: Pick<Shipment, 'mode' | 'pieces'>): (readonly [string, string])[] {
  if (pieces.length === 0) return []
  const cargo = cargoOf(pieces)
  const { unit, chargeable } = chargeableWeight(cargo, basisOf[mode ?? 'air'])
  const words = read(freightQuoteEmailWords)
  const { number } = read.format
  const weight = number(chargeable)
  const counted = { pieces: number(cargo.pieces), volume: number(cbmOf(cargo)), weight: number(cargo.grossKg) }
  return [
    [words.facts.pieces, words.cargo(counted)],
    ...(mode ? [[words.facts.weight, unit === 'kg' ? words.kg({ weight }) : words.tonnes({ weight })] as const] : []),
  ]
}
