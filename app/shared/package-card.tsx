import type { PackageCard } from '#features/packages/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { CardLink, type CardSpan } from '../ui/card.tsx'
import { cardWords } from '../words/card.ts'
import { daysWords } from '../words/trade.ts'

/** The fields of a package that its card needs: loaders send no more to the browser. */
export type CardLinkProps = Pick<PackageCard, 'slug' | 'title' | 'sentence' | 'days' | 'scene' | 'from' | 'bookable'> & {
  where: string
}

export function cardLinkOf({ slug, title, sentence, days, scene, from, bookable, countries }: PackageCard): CardLinkProps {
  return { slug, title, sentence, days, scene, from, bookable, where: countries.map(({ name }) => name).join(', ') }
}

type Props = {
  card: CardLinkProps
  span?: CardSpan
  eager?: boolean
  /** What was chosen already and its page is to open with: '?month=6'. */
  query?: string
}

/** A package as a card. The price says which group size it is for. */
export function PackageCardLink({ card, span = 'c4', eager = false, query = '' }: Props) {
  return (
    <CardLink
      drawing={card.scene}
      title={card.title}
      href={`/package-details/${card.slug}${query}`}
      {...(span === 'wide' && { text: card.sentence })}
      span={span}
      eager={eager}
      meta={
        <>
          <span>
            {daysWords(card.days)}, {card.where}
          </span>
          <FromPrice card={card} />
        </>
      }
    />
  )
}

/** The price of a package with the group size and comfort that it is for. */
export function FromPrice({ card: { from, bookable } }: { card: Pick<CardLinkProps, 'from' | 'bookable'> }) {
  if (!bookable) return <span>{cardWords.notSold}</span>
  if (!from) return <span>{cardWords.onRequest}</span>
  return (
    <span className="from">
      {cardWords.from} <b className="num">{moneyText(from.amount)}</b>
      <small>{cardWords.basis(from.groupSize, from.comfort)}</small>
    </span>
  )
}
