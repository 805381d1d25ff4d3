import type { Content } from '#features/content/entry.ts'
import { framePhoto } from '#features/media/frame-photo.ts'
import { firstStartAfter } from '#features/packages/first-start.ts'
import { fromPriceOn } from '#features/pricing/packages/from-price.ts'
import type { HighSeason } from '#features/pricing/packages/package-rates.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, isDay } from '#values/dates.ts'
import { useReader } from '../../languages/use-reader.ts'
import { type CardLinkProps, PackageCardLink } from '../../shared/package-card.tsx'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { cardWords } from '../../words/card.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { Choices } from '../editor/shape.ts'
import { isPrice, type WrittenPrice } from './written-prices.ts'

type WrittenPeriod = { from: string | null; prices: readonly WrittenPrice[]; highSeasons: readonly HighSeason[] }

/** The card of a package as visitors will see it, with the price of its current figures. */
export function PackagePreview({ content, choices }: { content: Content; choices: Choices }) {
  const read = useReader()
  const { today } = useEditor()
  const card = cardOf(content, choices, today && firstStartAfter(today))
  return (
    <>
      {/* It looks like the site, but its links lead nowhere. A text for screen readers is below it. */}
      <div className="package-preview" inert>
        <PackageCardLink card={card} />
      </div>
      <p className="small muted" role="status">
        {lookText(read, card)}
      </p>
    </>
  )
}

function lookText(read: ReadWords, { from, bookable }: CardLinkProps): string {
  const words = read(packageAdminWords).look
  const { basis } = read(cardWords)
  if (!bookable) return words.notSold
  return from
    ? words.from({
        amount: read.format.money(from.amount),
        basis: basis({ size: from.groupSize, comfort: from.comfort }),
      })
    : words.none
}

/**
 * The price of a draft on a first day. Prices, fees and days that cannot be read yet are ignored. Without a day the first rates
 * are used.
 */
export function cardOf(content: Content, choices: Choices, day: Day = ''): CardLinkProps {
  const list = <Of,>(key: string) => (Array.isArray(content[key]) ? (content[key] as Of[]) : [])
  const fees = list<{ feeId: unknown; day: unknown; quantity: unknown }>('fees').flatMap(({ feeId, day, quantity }) => {
    const fee = choices.fees?.find(({ id }) => id === feeId)?.fee
    return fee && Number(quantity) > 0 ? [{ ...fee, day: Number(day), quantity: Number(quantity) }] : []
  })
  const cover = choices.pictures?.find(({ id }) => id === content.cover)
  return {
    slug: content.slug,
    title: String(content.title ?? ''),
    sentence: String(content.sentence ?? ''),
    days: list('days').length,
    scene: content.scene as CardLinkProps['scene'],
    ...(cover && { photo: framePhoto(cover) }),
    bookable: content.bookable === true,
    from: fromPriceOn(
      {
        prices: list<WrittenPrice>('prices').filter(isPrice),
        highSeasons: list<HighSeason>('highSeasons'),
        fees,
        laterRates: list<WrittenPeriod>('laterRates').flatMap(({ from, prices, highSeasons }) =>
          isDay(from ?? '') && from ? [{ from, prices: prices.filter(isPrice), highSeasons }] : [],
        ),
      },
      day,
    ),
    where: list<string>('countries')
      .map((id) => choices.countries?.find((country) => country.id === id)?.name ?? id)
      .join(', '),
  }
}
