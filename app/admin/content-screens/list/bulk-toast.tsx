import { Form } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { Flash } from '../../components/toast.tsx'
import type { ContentKind } from '../../content/content-kind.ts'
import type { BulkEvent, Named } from './bulk-action.server.ts'

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

type Reply = { event: BulkEvent; done: readonly Named[]; refused: readonly string[]; fault: string | undefined }

/** The result for the ticked rows: how many were done, with the button that undoes it, and why others are unchanged. */
export function BulkToast({ reply: { event, done, refused, fault } }: { reply: Reply }) {
  const words = useWords(bulkWords)
  const back = backOf[event]
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
  return (
    <>
      <Flash undo={undo}>{done.length > 0 && words.flash[event]({ count: done.length })}</Flash>
      <div role="alert">
        {fault && <p className="note bad">{fault}</p>}
        {refused.length > 0 && (
          <div className="note bad">
            <p>
              <b>{words.refusedTitle({ count: refused.length })}</b>
            </p>
            <ul>
              {refused.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}
