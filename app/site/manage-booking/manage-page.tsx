import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { back: { to: string; word: string }; title: string; children: ReactNode }

/** A page of one's own booking, narrow, with the way back above its heading. */
export const ManagePage = ({ back, title, children }: Props) => (
  <div className="wrap booking manage-booking narrow">
    <p>
      <Link className="more" to={back.to}>
        {back.word}
      </Link>
    </p>
    <h1 className="t-2">{title}</h1>
    {children}
  </div>
)
