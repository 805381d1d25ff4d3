import { Form, Link } from 'react-router'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { useTakesFocus } from '../../../ui/takes-focus.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { Flash } from '../../components/toast.tsx'
import type { ContentKind } from '../../content/content-kind.ts'
import type { BulkEvent, Named, Refused } from './bulk-action.server.ts'

/** Says that the editor moved an entry to the trash, with the button that undoes it. */
export function TrashedToast({ contentKind, id }: { contentKind: ContentKind; id: number }) {
  const editor = useWords(editorWords)
  const words = useWords(bulkWords)
  return (
    <Flash
      undo={
        <Form method="post" action={`/admin/${contentKind.folder}/edit/${id}`}>
          <button className="btn line sm" type="submit" name="event" value="untrash">
            {words.undo}
          </button>
        </Form>
      }
    >
      {editor.flash.trashed({ title: editor.trash.it })}
    </Flash>
  )
}

const backOf: Partial<Record<BulkEvent, BulkEvent>> = { trash: 'untrash', publish: 'revert', unpublish: 'revert' }

type Reply = { event: BulkEvent; done: readonly Named[]; refused: readonly Refused[]; fault: string | undefined }

/**
 * The result for the ticked rows: how many were done, with the button that undoes it. Where some are unchanged it stands above the
 * list with each reason, and takes the focus.
 */
export function BulkToast({ contentKind, reply }: { contentKind: ContentKind; reply: Reply }) {
  const { event, done, refused, fault } = reply
  const words = useWords(bulkWords)
  const { colon } = useFormatter()
  const box = useTakesFocus(reply)
  const back = backOf[event]
  const message = done.length > 0 && words.flash[event]({ count: done.length })
  const undo = back && (
    <Form method="post">
      {done.map(({ id, version }) => (
        <input key={id} type="hidden" name="pick" value={`${id}.${version}`} />
      ))}
      <button className="btn line sm" type="submit" name="event" value={back}>
        {words.undo}
      </button>
    </Form>
  )
  if (!fault && refused.length === 0) return <Flash undo={undo}>{message}</Flash>
  const [wayOff] = refused.flatMap((one) => one.wayOff ?? [])
  return (
    <div className="note bad copy" role="alert">
      {/* The head alone takes the focus: a long list would be scrolled to its end. Without JavaScript `autofocus` does it. */}
      <div tabIndex={-1} ref={box} {...{ autoFocus: true }}>
        {fault && <p>{fault}</p>}
        {message && (
          <div className="row">
            <p>{message}</p>
            {undo}
          </div>
        )}
        {refused.length > 0 && (
          <p>
            <b>{words.refusedTitle({ count: refused.length })}</b>
          </p>
        )}
      </div>
      <ul>
        {refused.map((one) => (
          <li key={one.id}>
            <Link to={`/admin/${contentKind.folder}/edit/${one.id}${one.wayOff?.hash ?? ''}`}>{one.title}</Link>
            {colon}
            {one.why}
          </li>
        ))}
      </ul>
      {wayOff && <p>{wayOff.text}</p>}
    </div>
  )
}
