import { langOf } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { type FramePhoto, framePhoto } from '#features/media/frame-photo.ts'
import type { PackageCard } from '#features/packages/reads.server.ts'
import { useFormatter } from '../languages/use-formatter.ts'
import { useWords } from '../languages/use-words.ts'
import { CardLink, type CardSpan } from '../ui/card.tsx'
import { cardWords } from '../words/card.ts'
import { type AgeWords, ageMark } from './age-mark.ts'

/** The fields of a package that its card needs: loaders send no more to the browser. */
export type CardLinkProps = Pick<PackageCard, 'slug' | 'title' | 'sentence' | 'days' | 'scene' | 'from' | 'bookable'> & {
  where: string
  photo?: FramePhoto | undefined
  /** From which age it is; absent where anybody may come. */
  ages?: string
  /** A child of the party is younger. */
  forOlder?: true
}

export function cardLinkOf(card: PackageCard, words: AgeWords, childAges: readonly number[] = []): CardLinkProps {
  const { slug, title, sentence, days, scene, cover, from, bookable, countries, fromAge } = card
  return {
    ...{ slug, title, sentence, days, scene, from, bookable, where: countries.map(({ name }) => name).join(', ') },
    ...untranslatedOf(card, ['title', 'sentence']),
    ...(cover && { photo: framePhoto(cover) }),
    ...ageMark(fromAge, childAges, words),
  }
}

type Props = {
  card: CardLinkProps
  span?: CardSpan
  eager?: boolean
  /** What was chosen already and its page is to open with: '?month=6'. */
  query?: string
}

/** A package as a card. The price is shown with its group size. */
export function PackageCardLink({ card, span = 'c4', eager = false, query = '' }: Props) {
  const words = useWords(cardWords)
  return (
    <CardLink
      drawing={card.scene}
      photo={card.photo}
      title={card.title}
      titleLang={langOf(card, 'title')}
      href={`/package-details/${card.slug}${query}`}
      {...(span === 'wide' && { text: card.sentence, textLang: langOf(card, 'sentence') })}
      span={span}
      eager={eager}
      {...(card.forOlder && { faded: true })}
      meta={
        <>
          <span>
            {words.where({ days: card.days, where: card.where })}
            {card.ages && <small className="ages">{card.ages}</small>}
          </span>
          <FromPrice card={card} />
        </>
      }
    />
  )
}

/** The price of a package with the group size and comfort that it is for. */
export function FromPrice({ card: { from, bookable } }: { card: Pick<CardLinkProps, 'from' | 'bookable'> }) {
  const words = useWords(cardWords)
  const format = useFormatter()
  if (!bookable) return <span>{words.notSold}</span>
  if (!from) return <span>{words.onRequest}</span>
  return (
    <span className="from">
      {words.from} <b className="num">{format.money(from.amount)}</b>
      <small>{words.basis({ size: from.groupSize, comfort: from.comfort })}</small>
    </span>
  )
}
