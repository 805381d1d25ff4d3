import { Link } from 'react-router'
import { topics } from '#features/enquiries/enquiry-choices.ts'
import { ContactForm } from '#features/enquiries/enquiry-form.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { readReference } from '#values/reference.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { stampForm } from '../../shared/guard-form.server.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { officeMap } from '../../shared/maps/office-map.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { SelectField } from '../../ui/field.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { contactWords } from '../../words/contact.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import type { Route } from './+types/contact.ts'
import { answerOf } from './enquiry-answers.ts'
import { EnquiryPage, MessageField, ReachFields } from './enquiry-layout.tsx'
import { Hours, KigaliNow } from './kigali-now.tsx'
import { takeEnquiry } from './take-enquiry.server.ts'

export const handle = {
  sheets: ['enquiry'],
  query: ['booking'],
  words: ['contact', 'enquiries', 'land-names', 'office-hours', 'problems'],
} satisfies PageHandle

const drawing = { id: 'rooftops', hour: 'day', seed: 7 } as const

/** The page shows the time, so it is shared only until the minute ends; one that begins with a booking is for its customer alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now().getTime()
  const { office } = await findSettings(ctx.db)
  const booking = readReference(url.searchParams.get('booking') ?? '')
  if (!booking) sharePage(context, ['settings'], new Date(now - (now % 60_000) + 60_000))
  const message = booking && wordsOf(context, contactWords).aboutBooking({ reference: booking })
  return { stamp: stampForm(context), office, now, begins: message ? { topic: 'booking', message } : {} }
}

/** Staff read what was chosen in English. */
export const action = (args: Route.ActionArgs) => {
  const words = readEnglish(contactWords)
  return takeEnquiry(args, ContactForm, ({ topic, ...given }) => ({
    kind: 'contact',
    ...given,
    details: { [words.topic]: words.topics[topic] },
  }))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, contactWords)
  return pageMeta(args, {
    title,
    description,
    drawing,
    crumbs: [],
    things: (urlOf, { company: { name } }) => [{ '@type': 'ContactPage', name: `${title}, ${name}`, url: urlOf('/contact') }],
  })
}

export default function Contact({ loaderData: { stamp, office, now, begins }, actionData }: Route.ComponentProps) {
  const format = useFormatter()
  const words = useWords(contactWords)
  return (
    <>
      <PageHero drawing={drawing} title={words.title} lede={words.lede} />
      <div className="wrap enquiry">
        <div>
          <KigaliNow hours={office.hours} now={now} />
          <h2 className="t-3">{words.ways}</h2>
          <Channels hours={<Hours hours={office.hours} />} />
          <DrawnMap src="/scenes/map-office.svg" draw={(land) => officeMap(office, words.map({ town: office.town }), land)} />
        </div>
        <div>
          <EnquiryPage
            answer={actionData}
            stamp={stamp}
            button={words.button}
            begins={begins}
            head={<h2 className="t-2">{words.form}</h2>}
          >
            {(reply) => (
              <div className="grid2 part">
                <SelectField
                  wide
                  name="topic"
                  label={words.topic}
                  choices={topics.map((value) => ({ value, words: words.topics[value] }))}
                  {...answerOf(reply, 'topic')}
                />
                <ReachFields reply={reply} />
                <MessageField reply={reply} label={words.message} hint={words.messageHint} />
              </div>
            )}
          </EnquiryPage>
          <p className="ui part">
            {words.more}
            {format.colon}
            <Link to="/tailor-made">{words.moreTailorMade}</Link>, <Link to="/parish-quote">{words.moreParish}</Link>.
          </p>
        </div>
      </div>
    </>
  )
}

/** Every way to reach the operator besides the form. */
function Channels({ hours }: { hours: React.ReactNode }) {
  const words = useWords(contactWords)
  const site = useSite()
  if (!site) return null
  const { phone, email, address } = site.company
  return (
    <dl className="contacts copy">
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>{words.whatsapp}</dt>
        <dd>
          <a href={whatsappHref(site, '')}>{words.whatsappText}</a>
        </dd>
      </div>
      <div>
        <dt>{words.mail}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.office}</dt>
        <dd>
          <address>{address}</address>
        </dd>
      </div>
      <div>
        <dt>{words.hours}</dt>
        <dd>{hours}</dd>
      </div>
    </dl>
  )
}
