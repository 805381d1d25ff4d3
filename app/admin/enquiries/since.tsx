import { useWords } from '../../languages/use-words.ts'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import type { RefusalView } from './enquiry-refusal.ts'

/** What somebody else did first, so that whoever comes second can choose. */
export function Since({ since }: { since: RefusalView['since'] }) {
  const words = useWords(enquiryAdminWords).enquiry.changed
  const box = useTakesFocus(since)
  return (
    <div className="note bad copy since" tabIndex={-1} ref={box}>
      <p>
        <b>{words.title}</b> {words.text}
      </p>
      <ul>
        {since.map(({ key, head, text }) => (
          <li key={key}>
            <b className="num">{head}</b>
            {text && <q className="said">{text}</q>}
          </li>
        ))}
      </ul>
    </div>
  )
}
