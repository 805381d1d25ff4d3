import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { timelineFilterWords } from '../../../words/admin/bookings/timeline-filter.ts'
import { FilterBar } from '../../components/filter-bar.tsx'
import { useInBrowser } from '../../components/in-browser.ts'
import { longestText } from '../read-admin-form.ts'
import { type TimelineItem, type TimelineTopic, timelineTopics } from './booking-timeline.ts'

/** The parameter that says which of the timeline is shown; the browser has all of it. */
export const showName = 'show'

/** The life of a booking, with the admin area’s own notes in it. */
export function Timeline({ items, note }: { items: readonly TimelineItem[]; note: NoteProps | undefined }) {
  const filtering = useWords(timelineFilterWords)
  const [params] = useSearchParams()
  const topic = timelineTopics.find((one) => one === params.get(showName))
  const shown = topic ? items.filter(({ about }) => about === topic) : items
  return (
    <>
      <TopicBar items={items} topic={topic} />
      {topic && shown.length === 0 && <p className="muted">{filtering.none[topic]}</p>}
      <ol className="timeline num">
        {shown.map((item) => (
          <li key={item.key} className={item.kind}>
            <span className="when">{item.when}</span>
            <div>
              <p>
                <b>{item.to ? <Link to={item.to}>{item.title}</Link> : item.title}</b> <span className="muted">{item.by}</span>
              </p>
              {item.text && <p className="said">{item.text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {note && <NoteForm {...note} />}
    </>
  )
}

/** Links, so that it filters without JavaScript too: the page then comes back at the timeline. */
function TopicBar({ items, topic }: { items: readonly TimelineItem[]; topic: TimelineTopic | undefined }) {
  const filtering = useWords(timelineFilterWords)
  const place = useInBrowser() ? '' : '#timeline'
  return (
    <FilterBar
      label={filtering.label}
      className="topics"
      preventScrollReset
      filters={[undefined, ...timelineTopics].map((one) => ({
        to: `?${one ? new URLSearchParams({ [showName]: one }) : ''}${place}`,
        word: filtering.names[one ?? 'all'],
        count: one ? items.filter(({ about }) => about === one).length : items.length,
        isOn: one === topic,
      }))}
      current="true"
    />
  )
}

type NoteProps = { version: number; refusal: string | undefined; text: string }

function NoteForm({ version, refusal, text }: NoteProps) {
  const words = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="add" open={refusal !== undefined}>
      <summary>{words.note.open}</summary>
      <Form method="post" preventScrollReset className="stack" noValidate>
        <input type="hidden" name="event" value="note" />
        <input type="hidden" name="version" value={version} />
        <div className={refusal ? 'field err' : 'field'}>
          <label htmlFor="note">{words.note.label}</label>
          <textarea
            id="note"
            name="text"
            rows={3}
            maxLength={longestText}
            required
            defaultValue={text}
            aria-describedby={refusal ? 'note-refusal' : undefined}
            aria-invalid={refusal ? true : undefined}
          />
          {refusal && (
            <span className="msg" id="note-refusal" role="alert">
              {refusal}
            </span>
          )}
        </div>
        <button className="btn line" type="submit" aria-disabled={busy}>
          {busy ? words.moves.working : words.note.go}
        </button>
      </Form>
    </details>
  )
}
