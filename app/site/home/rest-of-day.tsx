import { Link } from 'react-router'
import type { PostCard } from '#features/blog/reads.server.ts'
import { countryHref } from '#features/places/place-hrefs.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { type CardLinkProps, PackageCardLink } from '../../shared/package-card.tsx'
import { PostCardLink } from '../../shared/post-card.tsx'
import { regionPins } from '../../shared/region-pins.ts'
import { DrawnMap } from '../../ui/drawn-map.tsx'
import { homeWords } from '../../words/home.ts'
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
  if (cards.length === 0) return null
  return (
    <ShelfSection title={homeWords.journeys.title} all={{ to: '/packages', word: homeWords.journeys.all }}>
      <div className="shelf swipe">
        {cards.map((card, at) => (
          <PackageCardLink key={card.slug} card={card} span={at === 0 && cards.length > 1 ? 'wide' : 'c4'} />
        ))}
      </div>
    </ShelfSection>
  )
}

const journalWords = homeWords.journal

/** The three newest posts; nothing without posts. */
function HomeJournal({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <ShelfSection title={journalWords.title} all={{ to: '/blog', word: journalWords.all }}>
      <div className="shelf swipe">
        {posts.map((post) => (
          <PostCardLink key={post.slug} post={post} />
        ))}
      </div>
    </ShelfSection>
  )
}

const soon = homeWords.soon

function LeavingSoon({ rows }: { rows: readonly Leaving[] }) {
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

const communityWords = homeWords.community

/** Text beside cards; nothing without a community package. */
function Community({ cards }: { cards: readonly CardLinkProps[] }) {
  if (cards.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap shelf">
        <div className="c5 aside stack">
          <h2>{communityWords.title}</h2>
          <p className="lede">{communityWords.lede}</p>
          <p>
            <Link className="more" to="/community">
              {communityWords.all}
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

const serviceWords = homeWords.services

function HomeServices() {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{serviceWords.title}</h2>
          <Link className="more" to="/services">
            {serviceWords.all}
          </Link>
        </div>
        <ul className="rows wordy">
          {serviceWords.rows.map(([path, name, sentence]) => (
            <li key={path}>
              <h3>
                <Link to={path}>{name}</Link>
              </h3>
              <p className="muted">{sentence}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const promiseWords = homeWords.promise

/** What the operator promises, in rows. The code of bookings keeps each of them. */
function Promises() {
  const site = useSite()
  const { permits, goes, hold, deposit, cancel } = promiseWords.rows
  const terms = site ? promiseWords.deposit(site.depositBasisPoints / 100, site.balanceDays) : ''
  const rows = [permits, goes, hold, [deposit[0], terms], cancel] as const
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{promiseWords.title}</h2>
        </div>
        <ul className="rows wordy">
          {rows.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const regionWords = homeWords.region
const maps = import.meta.env.SSR ? await import('#artwork/region-map.ts') : undefined

/** The countries of the journeys. In `shut` countries no park is open, and nothing is on sale. */
function Region({ countries, shut }: { countries: readonly Choice[]; shut: readonly string[] }) {
  return (
    <section className="sec">
      <div className="wrap beside">
        <div className="stack">
          <h2>{regionWords.title}</h2>
          <p className="lede muted">{regionWords.lede}</p>
          <ul className="rows apart">
            {countries.map(({ id, name, count }) => (
              <li key={id}>
                <h3>
                  <Link to={countryHref(id)}>{name}</Link>
                </h3>
                <p className="ui muted num">{shut.includes(id) ? regionWords.notSold : regionWords.journeys(count)}</p>
              </li>
            ))}
          </ul>
        </div>
        <DrawnMap
          shape="region"
          src="/scenes/map-region.svg"
          draw={() => maps?.regionMap({ pins: regionPins, title: regionWords.map })}
        />
      </div>
    </section>
  )
}
