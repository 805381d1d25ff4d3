import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import { sizeKey } from '#features/media/file-keys.ts'
import { type Picture, widthFor } from '#features/media/picture.ts'
import { cropOf, cropWidths } from '#features/media/picture-crops.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Choice } from '#features/proposals/chosen-price.ts'
import { proposalState, type SentProposal } from '#features/proposals/proposal.ts'
import { proposalAddress } from '#features/proposals/proposal-address.server.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { pdfName } from '../document-name.ts'
import type { PrintedProposal, ProposalFacts } from './proposal-facts.ts'
import { proposalParts } from './proposal-parts.ts'
import { renderProposalTask } from './proposal-task.server.ts'
import { type ProposalRouteOf, readProposalFacts } from './read-proposal-facts.server.ts'

/** Widths in pixels that are sharp enough on paper: of a photograph across the sheet, and of one of fifty millimetres. */
const [coverWidth, smallWidth] = [1440, 480]

/**
 * A choice of a proposal as a PDF, printed in a worker process from what was sent, with its file name: in a language, or in English where a message of it is
 * missing; what staff wrote stays as they wrote it. Undefined for a choice that the proposal does not have. `routeOf` gives the route for the map.
 */
export async function findProposalDocument(
  ctx: Context,
  proposal: SentProposal,
  { choice, language, routeOf }: { choice: Choice; language: string; routeOf: ProposalRouteOf },
): Promise<{ bytes: Buffer; name: string } | undefined> {
  const read = ctx.words.in(language, proposalParts)
  const now = ctx.clock.now()
  const [settings, photos, booking] = await Promise.all([
    findSettings(ctx.db),
    listPictures(ctx.db, picturesOf(proposal.content)),
    proposalState(proposal, now) === 'sent' ? findLiveBooking(ctx.db, proposal, now) : undefined,
  ])
  const isChange = booking !== undefined
  const address = proposalAddress(ctx, proposal, read.language)
  const facts = await readProposalFacts(ctx, { proposal, choice, isChange, settings, photos, routeOf, address, read })
  if (!facts.done) return undefined
  const printed = await readPictures(ctx, facts.value, photos)
  const words = ctx.words.plain(read.language, proposalParts)
  const bytes = await ctx.workers.run(renderProposalTask, { facts: facts.value, ...printed, words })
  return { bytes, name: pdfName([settings.company.name, proposal.content.title, proposal.reference]) }
}

const picturesOf = ({ days, items }: ProposalContent): string[] => [
  ...days.flatMap(({ pictures }) => pictures),
  ...items.flatMap(({ hotel }) => hotel?.pictures ?? []),
]

/** The photographs that are printed, each in the size that its place needs; one whose file is not there is left out. */
async function readPictures(
  { files }: Pick<Context, 'files'>,
  { cover, days }: ProposalFacts,
  photos: ReadonlyMap<string, Picture>,
): Promise<Omit<PrintedProposal, 'facts'>> {
  const fileOf = async (id: string, key: (picture: Picture) => string) => {
    const photo = photos.get(id)
    return photo && (await files.get(key(photo)))?.toString('base64')
  }
  const ids = new Set(days.flatMap(({ pictures, nights }) => [...pictures, ...nights.flatMap(({ picture }) => picture ?? [])]))
  const small = await Promise.all([...ids].map(async (id) => [id, await fileOf(id, smallKey)] as const))
  return {
    cover: cover === null ? null : ((await fileOf(cover, coverKey)) ?? null),
    pictures: Object.fromEntries(small.flatMap(([id, file]) => (file ? [[id, file]] : []))),
  }
}

const coverKey = ({ id, file, width }: Picture): string =>
  sizeKey({ id, file, width: widthFor({ width }, coverWidth), format: 'jpg' })

/** Cut to three by two round its focal point; whole where it has no crops yet. */
function smallKey(picture: Picture): string {
  const { id, file, crops } = picture
  if (!crops) return sizeKey({ id, file, width: widthFor(picture, smallWidth), format: 'jpg' })
  const widths = cropWidths('card', picture)
  const width = widths.find((one) => one >= smallWidth) ?? Math.max(...widths)
  return sizeKey({ id, file, crop: `card${cropOf('card', picture, crops).step}`, width, format: 'jpg' })
}
