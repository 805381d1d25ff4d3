import type { PackageCard } from '#features/packages/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { Poster, type PosterSpan } from '../ui/card.tsx'
import { posterWords } from '../words/card.ts'
import { daysWords } from '../words/trade.ts'

/** What of a package its poster needs: loaders send no more than this to the browser. */
export type PosterOf = Pick<PackageCard, 'slug' | 'title' | 'sentence' | 'days' | 'scene' | 'from' | 'bookable'> & {
  where: string
}

export function posterOf({ slug, title, sentence, days, scene, from, bookable, countries }: PackageCard): PosterOf {
  return { slug, title, sentence, days, scene, from, bookable, where: countries.map(({ name }) => name).join(', ') }
}

/** A package as a poster. The price says for whom it is. */
export function PackagePoster({ card, span = 'c4', eager = false }: { card: PosterOf; span?: PosterSpan; eager?: boolean }) {
  return (
    <Poster
      drawing={card.scene}
      title={card.title}
      href={`/package-details/${card.slug}`}
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

function FromPrice({ card: { from, bookable } }: { card: PosterOf }) {
  if (!bookable) return <span>{posterWords.notSold}</span>
  if (!from) return <span>{posterWords.onRequest}</span>
  return (
    <span className="from">
      {posterWords.from} <b className="num">{moneyText(from.amount)}</b>
      <small>{posterWords.basis(from.groupSize, from.comfort)}</small>
    </span>
  )
}
