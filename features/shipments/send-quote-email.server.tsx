import { EmailLayout, Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts, Figures } from '#features/emails/figures.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { basisOf, cargoOf, cbmOf, chargeableWeight } from '#features/freight/chargeable-weight.ts'
import type { FreightMode } from '#features/freight/lane.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { quotedLines } from './price.ts'
import { findShipment, listShipmentEvents, type Shipment } from './reads.server.ts'

const modes: Record<FreightMode, string> = {
  air: 'By air',
  'sea-road': 'By sea and road',
  'road-container': 'A container by road',
  road: 'By truck',
  courier: 'By courier',
}

/**
 * The job that writes and sends a quote; safe to run again. Does nothing where the enquiry has been purged, or where the
 * price was changed before the email was written: it is then sent again.
 */
export async function sendQuoteEmail(ctx: Context, { id, version }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string' || typeof version !== 'number') throw new Error('No job of a quote')
  const shipment = await findShipment(ctx.db, id)
  if (!shipment || shipment.state === 'new') return
  const sent = (await listShipmentEvents(ctx.db, id)).findLast(({ event }) => event === 'quote')
  if (sent?.version !== version) return
  const { company } = await findSettings(ctx.db)
  await sendEmail(ctx, {
    occasion: `enquiry:${shipment.enquiryId}:quote:${version}`,
    bookingId: null,
    to: shipment.email,
    subject: quoteSubject(company, shipment),
    content: <QuoteEmail company={company} shipment={shipment} />,
  })
}

/** A quote as it will be sent, for staff to check. */
export async function previewQuote(ctx: Pick<Context, 'db'>, shipment: Shipment): Promise<{ subject: string; html: string }> {
  const { company } = await findSettings(ctx.db)
  const { html } = renderEmail(<QuoteEmail company={company} shipment={shipment} />)
  return { subject: quoteSubject(company, shipment), html }
}

const quoteSubject = (company: Settings['company'], { reference, totalMinor }: Shipment) =>
  `${company.name} ${reference}: freight quote, ${moneyText(usd(totalMinor))}`

function QuoteEmail({ company, shipment }: { company: Settings['company']; shipment: Shipment }) {
  const { reference, name, mode, origin, destination, goods, pieces, lines, totalMinor, validUntil, leftOut } = shipment
  const rows: (readonly [string, string])[] = [
    ['Reference', reference],
    ['For', name],
    ['From and to', `${origin} to ${destination}`],
    ...(mode ? [['How it goes', modes[mode]] as const] : []),
    ...(goods ? [['Goods', goods] as const] : []),
    ...cargoRows({ mode, pieces }),
    ...(validUntil ? [['Holds until', dayText(validUntil)] as const] : []),
  ]
  const figures = quotedLines(lines).map(({ label, minor }) => ({ label, amount: moneyText(usd(minor)) }))
  return (
    <EmailLayout
      company={company}
      preview={`${origin} to ${destination}: ${moneyText(usd(totalMinor))}`}
      heading="Your freight quote"
    >
      <Facts rows={rows} />
      <SubHeading>The price</SubHeading>
      <Figures rows={[...figures, { label: 'Together', amount: moneyText(usd(totalMinor)) }]} sums={1} />
      {leftOut !== '' && (
        <>
          <SubHeading>What is not in it</SubHeading>
          {leftOut.split(/\n+/).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <Paragraph key={at}>{line}</Paragraph>
          ))}
        </>
      )}
      <Paragraph>
        {validUntil && <>The price holds until {dayText(validUntil)}. </>}Reply to this email to accept it. Nothing is booked and
        nothing is due before you do.
      </Paragraph>
    </EmailLayout>
  )
}

/** The pieces, and by how it goes the weight that is charged. */
function cargoRows({ mode, pieces }: Pick<Shipment, 'mode' | 'pieces'>): (readonly [string, string])[] {
  if (pieces.length === 0) return []
  const cargo = cargoOf(pieces)
  const { unit, chargeable } = chargeableWeight(cargo, basisOf[mode ?? 'air'])
  return [
    ['Pieces', `${cargo.pieces}, ${cbmOf(cargo)} m³, ${cargo.grossKg} kg`],
    ...(mode ? [['Chargeable weight', unit === 'kg' ? `${chargeable} kg` : `${chargeable} t`] as const] : []),
  ]
}
