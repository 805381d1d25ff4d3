import { Link } from 'react-router'
import type { PostCard } from '#features/blog/reads.server.ts'
import { countryHref } from '#features/places/place-hrefs.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { useWords } from '../../languages/use-words.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { regionPins } from '../../shared/maps/region-pins.ts'
import { type CardLinkProps, PackageCardLink } from '../../shared/package-card.tsx'
import { PostCardLink } from '../../shared/post-card.tsx'
import { homeDayWords } from '../../words/home-day.ts'
import type { Choice } from '../packages/package-filters.tsx'
import { ShelfSection } from '../shelf-section.tsx'
import { useSite } from '../site-data.ts'
import { TestimonialBand } from '../testimonials.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { Timetable } from '../timetable/timetable.tsx'
import { Kibeho } from './kibeho.tsx'

type RestOfDayData = {
  soon: readonly Leaving[]
  journeys: readonly CardLinkProps[]
  countries: readonly Choice[]
  /** Countries in which no park is open. */
  shut: readonly string[]
  community: readonly CardLinkProps[]
  posts: readonly PostCard[]
  testimonial: Testimonial | undefined
}

/** The home page below the planner. */
export function RestOfDay({ of: { soon, journeys, countries, shut, community, posts, testimonial } }: { of: RestOfDayData }) {
  return (
    <>
      <LeavingSoon rows={soon} />
      <JourneysShelf cards={journeys} />
      <Kibeho />
      <Region countries={countries} shut={shut} />
      <Community cards={community} />
      <div className="strip" />
      <HomeServices />
      <Promises />
      <TestimonialBand testimonial={testimonial} />
      <HomeJournal posts={posts} />
    </>
  )
}

/** Five cards: a wide one and a narrow one, then three. */
function JourneysShelf({ cards }: { cards: readonly CardLinkProps[] }) {
  const { journeys: words } = useWords(homeDayWords)
  if (cards.length === 0) return null
  return (
    <ShelfSection title={words.title} all={{ to: '/packages', word: words.all }}>
      <div className="shelf swipe">
        {cards.map((card, at) => (
          <PackageCardLink key={card.slug} card={card} span={at === 0 && cards.length > 1 ? 'wide' : 'c4'} />
        ))}
      </div>
    </ShelfSection>
  )
}

/** The three newest posts; nothing without posts. */
function HomeJournal({ posts }: { posts: readonly PostCard[] }) {
  const { journal: words } = useWords(homeDayWords)
  if (posts.length === 0) return null
  return (
    <ShelfSection title={words.title} all={{ to: '/blog', word: words.all }}>
      <div className="shelf swipe">
        {posts.map((post) => (
          <PostCardLink key={post.slug} post={post} />
        ))}
      </div>
    </ShelfSection>
  )
}

function LeavingSoon({ rows }: { rows: readonly Leaving[] }) {
  const { soon } = useWords(homeDayWords)
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{soon.title}</h2>
            <p className="lede muted">{rows.length === 0 ? soon.none : soon.lede}</p>
          </div>
          <Link className="more" to="/departures">
            {soon.all}
          </Link>
        </div>
        {rows.length > 0 && <Timetable rows={rows} label={soon.title} />}
      </div>
    </section>
  )
}

/** Text beside cards; nothing without a community package. */
function Community({ cards }: { cards: readonly CardLinkProps[] }) {
  const { community: words } = useWords(homeDayWords)
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

/** The other services, each with the page that sells it. */
const services = [
  ['hotels', '/hotels'],
  ['cars', '/car-hire-rates'],
  ['freight', '/freight-quote'],
  ['community', '/community'],
  ['tailorMade', '/tailor-made'],
] as const

function HomeServices() {
  const { services: words } = useWords(homeDayWords)
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{words.title}</h2>
          <Link className="more" to="/services">
            {words.all}
          </Link>
        </div>
        <ul className="rows wordy">
          {services.map(([service, path]) => (
            <li key={path}>
              <h3>
                <Link to={path}>{words.rows[service].name}</Link>
              </h3>
              <p className="muted">{words.rows[service].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What the operator promises, in rows. The code of bookings keeps each of them. */
function Promises() {
  const { promise: words } = useWords(homeDayWords)
  const site = useSite()
  const { permits, goes, hold, deposit, cancel } = words.rows
  const terms = site ? deposit.text({ percent: site.depositBasisPoints / 100, days: site.balanceDays }) : ''
  const rows = [permits, goes, hold, { name: deposit.name, text: terms }, cancel]
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{words.title}</h2>
        </div>
        <ul className="rows wordy">
          {rows.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const maps = import.meta.env.SSR ? await import('#artwork/region-map.ts') : undefined

/** The countries of the journeys. In `shut` countries no park is open, and nothing is on sale. */
function Region({ countries, shut }: { countries: readonly Choice[]; shut: readonly string[] }) {
  const { region: words } = useWords(homeDayWords)
  return (
    <section className="sec">
      <div className="wrap beside">
        <div className="stack">
          <h2>{words.title}</h2>
          <p className="lede muted">{words.lede}</p>
          <ul className="rows apart">
            {countries.map(({ id, name, count }) => (
              <li key={id}>
                <h3>
                  <Link to={countryHref(id)}>{name}</Link>
                </h3>
                <p className="ui muted num">{shut.includes(id) ? words.notSold : words.journeys({ count })}</p>
              </li>
            ))}
          </ul>
        </div>
        <DrawnMap
          shape="region"
          src="/scenes/map-region.svg"
          draw={(land) => maps?.regionMap({ pins: regionPins, title: words.map, land })}
        />
      </div>
    </section>
  )
}
