import { Link } from 'react-router'
import { homeWords } from '../../words/home.ts'

const says = homeWords.services

export function HomeServices() {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{says.title}</h2>
          <Link className="more" to="/services">
            {says.all}
          </Link>
        </div>
        <ul className="rows wordy">
          {says.rows.map(([path, name, sentence]) => (
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
