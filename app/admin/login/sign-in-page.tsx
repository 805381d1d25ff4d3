import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { Mark } from '../../ui/mark.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'

const drawing = { id: 'hills', hour: 'dawn', seed: 7 } as const

/** The layout of every page in front of the admin area: the name of the company, one heading, one thing to do. */
export function SignInPage({ company, title, children }: { company: string; title: string; children: ReactNode }) {
  const frame = useWords(frameAdminWords)
  return (
    <>
      <LoadingPage word={frame.auth.loading} />
      <main id="main" className="login h-dawn" tabIndex={-1}>
        <title>{frame.pageTitle({ screen: title })}</title>
        <ScenePicture drawing={drawing} format="wide" eager />
        <div className="pane stack">
          <p className="brand">
            <Mark size={28} />
            {company}
          </p>
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  )
}

type FormParts = { button: string; busy?: string; answer?: unknown; children?: ReactNode }

/**
 * A form with one button. A double click sends it once, because the key of an email is used once. With each `answer` the field
 * with the error takes the focus.
 */
export function SignInForm({ button, busy = signInWords.waiting, answer, children }: FormParts) {
  const waiting = useNavigation().state !== 'idle'
  const sent = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!waiting) sent.current = false
    if (!waiting && answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [waiting, answer])
  return (
    <Form
      method="post"
      className="stack"
      noValidate
      ref={form}
      onSubmit={(event) => {
        if (sent.current) event.preventDefault()
        sent.current = true
      }}
    >
      {children}
      <button className="btn full" type="submit" aria-disabled={waiting}>
        {waiting ? busy : button}
      </button>
    </Form>
  )
}

/** A message to read first: `bad` for a refusal. It takes the focus, and again with every `answer`. */
export function Flash({ children, answer, bad = false }: { children: ReactNode; answer: unknown; bad?: boolean }) {
  const box = useTakesFocus(answer)
  return (
    <div className={bad ? 'note bad' : 'note'} id="login-message" role={bad ? 'alert' : 'status'} tabIndex={-1} ref={box}>
      {bad && <Icon name="alert" />} <p>{children}</p>
    </div>
  )
}
