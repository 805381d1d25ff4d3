import { Link } from 'react-router'
import { signInWords } from '../../words/admin/sign-in-methods.ts'

const words = signInWords.keyOver

/** A link of an email that is not valid any more, with a sentence and a link; `again` is where to request another email. */
export function ExpiredLink({ of, again }: { of: keyof typeof words.text; again?: string | undefined }) {
  return (
    <>
      <p>{words.text[of]}</p>
      {again && (
        <Link className="btn full" to={again}>
          {words.again}
        </Link>
      )}
      <Link className={again ? 'btn line full' : 'btn full'} to="/admin/login">
        {words.signIn}
      </Link>
    </>
  )
}
