import { Link } from 'react-router'
import { type CardLinkProps, PackageCardLink } from '../../shared/package-card.tsx'
import { homeWords } from '../../words/home.ts'

const words = homeWords.community

/** Text beside cards; nothing without a community package. */
export function Community({ cards }: { cards: readonly CardLinkProps[] }) {
  if (cards.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap shelf">
        <div className="c5 aside stack">
          <h2>{words.title}</h2>
          <p className="lede">{words.lede}</p>
          <p>
            <Link className="more" to="/community">
              {words.all}
            </Link>
          </p>
        </div>
        {cards.map((card, at) => (
          <PackageCardLink key={card.slug} card={card} span={at === 0 ? 'c4' : 'c3'} />
        ))}
      </div>
    </section>
  )
}
