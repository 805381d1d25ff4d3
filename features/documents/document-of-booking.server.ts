import { accountOf } from '#features/bookings/account.ts'
import { billedTo } from '#features/bookings/billing/billing-details.ts'
import { bankNote } from '#features/bookings/emails/bank-note.ts'
import { findMayNotRun } from '#features/bookings/guarantee/find-may-not-run.server.ts'
import { partsByDay } from '#features/bookings/parts-by-day.ts'
import { type Booking, listLines, listParts, listPurchases, listTravellers } from '#features/bookings/reads.server.ts'
import { findHireTerms } from '#features/cars/find-hire-terms.server.ts'
import { mapPlaces } from '#features/packages/map-places.ts'
import { findPackage, type PublishedPackage } from '#features/packages/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { listLegs } from '#features/places/reads-legs.server.ts'
import { labelsInLanguage, linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import type { ChangedStay } from '#features/proposals/journey-items.ts'
import { findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { type Settings, sourceOfRate } from '#features/settings/settings.ts'
import { itemOf } from '#features/stock/stock.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { availableDocuments, type DocumentReader } from './available-documents.ts'
import type { BookedDocument, DocumentSources } from './booked-document.server.ts'
import { documentName } from './document-name.ts'
import { documentParts } from './document-parts.ts'
import type { BookingFacts, DocumentKind, FactsOf, FrancRate } from './facts/facts.ts'
import { proformaFacts, quoteFacts, receiptFacts } from './facts/money-facts.server.ts'
import { statementFacts } from './facts/statement-facts.server.ts'
import { tailoredJourney } from './facts/tailored-journey.ts'
import { itineraryFacts, voucherFacts } from './facts/travel-facts.server.ts'
import { packageInLanguage } from './package-in-language.server.ts'
import { documentToRender, renderDocumentTask } from './render-task.server.ts'
import { documentVoucherWords } from './words/document-voucher.ts'
import { documentsWords } from './words/documents.ts'

/**
 * A document of a booking by its name, printed in a worker process from the booking as it is now, with its file name. It is in the language
 * of the booking where its words and the package's texts in it are approved, else in English from beginning to end (docs/languages.md);
 * undefined when the booking does not have it by its reader (available-documents.ts).
 */
export async function findDocument(
  ctx: Context,
  booking: Booking,
  name: string,
  sources: DocumentSources,
  reader: DocumentReader,
): Promise<{ bytes: Buffer; name: string } | undefined> {
  const { state, today, payments, account, available } = await findAvailableDocuments(ctx, booking, reader)
  const { order } = booking
  const wanted = available.find((document) => document.name === name)
  if (!wanted) return undefined
  const settings = await findSettings(ctx.db)
  const english = await findBookedPackage(ctx, order)
  const spoken = ctx.words.in(booking.language, documentParts).language
  const translated = english && (await packageInLanguage(ctx, english, wanted.kind, spoken))
  const words = ctx.words.plain(english && !translated ? 'en' : spoken, documentParts)
  const read = readPlainWords(words)
  const shown = translated ?? english
  // A package that was renamed since is still called as it was booked.
  const title = shown && english?.title === booking.title ? shown.title : booking.title
  const changed = await sources.listChangedStays(ctx.db, booking)
  const facts: BookedDocument = {
    booking,
    settings,
    lines: await linesInLanguage(ctx, await listLines(ctx.db, booking.id), read),
    travellers: await listTravellers(ctx.db, booking.id),
    purchases: await listPurchases(ctx.db, booking.id),
    open: wanted.kind === 'voucher' ? await listOpenParts(ctx, booking, read, { changed, sources }) : [],
    payments,
    account,
    package: shown && (await placesInLanguage(ctx, shown, read.language)),
    stays: wanted.kind === 'voucher' ? await sources.listConfirmedStays(ctx.db, booking) : [],
    legs: wanted.kind === 'itinerary' ? await listLegs(ctx.db) : [],
    tailored: await findTailored(ctx, booking, changed, read(documentVoucherWords).lodgeOpen),
    hire: await findHireTerms(ctx.db, order, settings, read),
    common: commonFacts({ ...booking, title }, settings, { read, site: new URL(ctx.config.publicUrl).host, issuedOn: today }),
    mayNotRun: (await findMayNotRun(ctx, booking, state, read)).join(' '),
    rate: rateOf(booking, settings),
    read,
  }
  const company = settings.company.name
  // Several receipts of one booking are saved side by side.
  const reference = wanted.kind === 'receipt' ? `${booking.reference}-${name.slice('receipt-'.length)}` : booking.reference
  const print = async <Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind] | undefined) => {
    if (!facts) return undefined
    const bytes = await ctx.workers.run(renderDocumentTask, documentToRender(kind, facts, words))
    return { bytes, name: documentName(kind, { noun: read(documentsWords).files[wanted.kind], company, reference }) }
  }
  switch (wanted.kind) {
    case 'quote':
      return print('quote', quoteFacts(facts))
    case 'proforma':
      return print('proforma', proformaFacts(facts))
    case 'receipt':
      return print('receipt', wanted.payment ? receiptFacts(facts, wanted.payment, name) : undefined)
    case 'voucher':
      return print('voucher', voucherFacts(facts))
    case 'itinerary':
      return print('itinerary', itineraryFacts(facts, sources.routeOf))
    case 'statement':
      return print('statement', statementFacts(facts))
  }
}

/**
 * What a booking has on request that is not confirmed, from its first day to its last. A stay that is ordered elsewhere (`changed`) is not asked for any more: its
 * own line says what is known of it.
 */
async function listOpenParts(
  ctx: Context,
  { id, order }: Pick<Booking, 'id' | 'order'>,
  read: ReadWords,
  { changed, sources }: { changed: readonly ChangedStay[]; sources: Pick<DocumentSources, 'listItemRoots'> },
): Promise<BookedDocument['open']> {
  const isElsewhere = (resource: string) => changed.some(({ rootId }) => rootId === itemOf(resource))
  const parts = partsByDay(await listParts(ctx.db, id)).filter(
    ({ resource, onRequest, answer }) => onRequest && answer !== 'yes' && !isElsewhere(resource),
  )
  const spoken = await labelsInLanguage(ctx, parts, read)
  const items = order.kind === 'tailored' && parts.length > 0 ? await sources.listItemRoots(ctx.db, order.proposal) : []
  const itemIds = new Map(items.map(({ rootId, itemId }) => [rootId, itemId]))
  return parts.map(({ day, label, resource }, at) => ({
    ...{ day, label: spoken[at]?.label ?? label },
    itemId: itemIds.get(itemOf(resource) ?? ''),
  }))
}

/** The package of a journey, with the accommodation that was booked alone. */
async function findBookedPackage({ db }: Pick<Context, 'db'>, order: Booking['order']) {
  const found = 'package' in order ? await findPackage(db, order.package) : undefined
  if (!found || !('comfort' in order)) return found
  return { ...found, comforts: found.comforts.filter(({ comfort }) => comfort === order.comfort) }
}

/** What was accepted of a proposal, in the words of staff, with the lodges that are ordered now. `open`: said of a night that no lodge has confirmed. */
async function findTailored({ db }: Pick<Context, 'db'>, booking: Booking, changed: readonly ChangedStay[], open: string) {
  const { order } = booking
  const sent = order.kind === 'tailored' ? await findProposalToBook(db, order.proposal) : undefined
  if (!sent || order.kind !== 'tailored') return undefined
  return tailoredJourney(sent.content, order, { changed, open })
}

/** A package with the names of its places in a language. */
async function placesInLanguage(ctx: Context, found: PublishedPackage, language: string): Promise<PublishedPackage> {
  const textOf = await namesIn(ctx, language)
  return mapPlaces(found, (place) => ({ ...place, name: textOf({ name: place.name, of: 'place', at: 'name' }) }))
}

/** The documents that a booking has now for whoever asks, with the payments and the account that decide it. */
export async function findAvailableDocuments(ctx: Pick<Context, 'db' | 'clock'>, booking: Booking, reader: DocumentReader) {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const payments = await listPayments(ctx.db, booking.id)
  // A lapsed hold has ended, whether or not the job has expired it yet.
  const state = booking.holdEndsAt !== null && booking.holdEndsAt <= now ? 'expired' : booking.state
  const account = accountOf({ ...booking, state }, payments, today)
  const { order, statement } = booking
  const { outstandingMinor } = account
  const known = {
    ...{ reader, state, outstandingMinor, startsOn: booking.startsOn },
    byDays: 'package' in order || order.kind === 'tailored',
    cancelled: statement !== null,
  }
  return { state, today, payments, account, available: availableDocuments(known, payments, today) }
}

function commonFacts(
  booking: Booking,
  { company, bank }: Awaited<ReturnType<typeof findSettings>>,
  { read, site, issuedOn }: { read: ReadWords; site: string; issuedOn: string },
): BookingFacts {
  const { reference, kind, order, title, startsOn, endsOn, leadName, travellersCount } = booking
  return {
    sender: { company, taxNumber: null, site, bank: { ...bank, note: bankNote(bank.note, read) } },
    reference,
    issuedOn,
    // It is printed as any journey.
    order: kind === 'tailored' ? 'journey' : kind,
    title,
    startsOn,
    endsOn,
    startsAt: order.kind === 'hire' ? order.from.slice(11, 16) : null,
    endsAt: order.kind === 'hire' ? order.to.slice(11, 16) : null,
    lead: leadName,
    billedTo: billedTo(booking, (number) => read(documentsWords).taxNumber({ number })),
    travellers: travellersCount,
  }
}

/** The rate for amounts in francs, as agreed with the booking. */
function rateOf({ currency, rwfPerUnit, createdAt }: Booking, settings: Settings): FrancRate | null {
  return currency === 'RWF' ? null : { perUsd: rwfPerUnit, source: sourceOfRate(rwfPerUnit, settings), on: kigaliDay(createdAt) }
}
