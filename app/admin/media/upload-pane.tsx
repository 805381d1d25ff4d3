import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { type SendEnd, sendFile } from './send-file.ts'
import { UploadForm } from './upload-form.tsx'

/** The largest file that the server accepts; a larger one is not sent. */
const mostBytes = 25 * 1_048_576

type Sending = { key: number; file: File; percent: number; end: SendEnd | undefined }

/**
 * Adds pictures. With JavaScript the files are sent one after the other, each with its own progress, its own refusal and a
 * button to retry. Without it the form is sent as it is. `isFirst`: the library is empty, so the pane is open. It stays open
 * when the first picture appears, which may be a colleague's: files may be chosen in it by then.
 */
export function UploadPane({ isFirst }: { isFirst: boolean }) {
  const words = useWords(mediaAdminWords).upload
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<readonly Sending[]>([])
  const { revalidate } = useRevalidator()
  const [isOpened] = useState(isFirst)
  const isHydrated = useHydrated()
  const change = (key: number, to: Partial<Sending>) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  async function sendAll(batch: readonly Sending[]) {
    for (const { key, file } of batch) {
      const end: SendEnd =
        file.size > mostBytes ? { failure: 'too-heavy' } : await sendFile(file, (percent) => change(key, { percent }))
      change(key, { end, percent: 100 })
      if ('id' in end) void revalidate()
    }
  }

  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = form.current?.elements.namedItem('pictures')
    const files = field instanceof HTMLInputElement ? [...(field.files ?? [])] : []
    const batch = files.map((file, at) => ({ key: sent.length + at, file, percent: 0, end: undefined }))
    setSent((all) => [...all, ...batch])
    form.current?.reset()
    void sendAll(batch)
  }

  function again(one: Sending) {
    const begun = { ...one, percent: 0, end: undefined }
    change(one.key, begun)
    void sendAll([begun])
  }

  const isDone = sent.length > 0 && sent.every(({ end }) => end)
  const came = sent.filter(({ end }) => end && 'id' in end).length
  return (
    <details className="pane upload" open={isOpened || sent.length > 0 || undefined}>
      <summary>{words.title}</summary>
      <UploadForm form={form} onSubmit={take}>
        {!isHydrated && <p className="small muted">{words.together}</p>}
      </UploadForm>
      {sent.length > 0 && (
        <ul className="sendings" aria-label={words.results}>
          {sent.map((one) => (
            <OneFile key={one.key} sending={one} onAgain={() => again(one)} />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {isDone && words.done({ came, refused: sent.length - came })}
      </p>
    </details>
  )
}

function OneFile({ sending: { file, percent, end }, onAgain }: { sending: Sending; onAgain: () => void }) {
  const words = useWords(mediaAdminWords).upload
  return (
    <li className={end && !('id' in end) ? 'bad' : undefined}>
      <b className="breaks">{file.name}</b>
      {!end && <progress max={100} value={percent} aria-label={file.name} />}
      <span className="says">{sayingOf(words, percent, end)}</span>
      {end && 'id' in end && <Link to={`/admin/media/${end.id}`}>{words.write}</Link>}
      {end && 'failure' in end && end.failure !== 'too-heavy' && (
        <button className="btn line sm" type="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </li>
  )
}

function sayingOf(words: Words<typeof mediaAdminWords.tree>['upload'], percent: number, end: SendEnd | undefined): string {
  if (!end) return percent === 0 ? words.waits : percent < 100 ? words.sending({ percent }) : words.drawing
  if ('id' in end) return words.came[end.came]
  return 'refusal' in end ? end.refusal : words.failures[end.failure]
}

/** Whether scripts run: then files are sent one by one, and the text about the plain form is hidden. */
function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
