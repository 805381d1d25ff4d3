import { Link } from 'react-router'
import { ScenePicture } from '../ui/scene-picture.tsx'
import { words } from '../words/en.ts'
import { type House, useHouse, whatsappHref } from './house.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const journeys = [
  { to: '/packages', word: words.footer.all },
  { to: '/packages?style=gorillas', word: words.footer.gorillas },
  { to: '/packages?style=pilgrimage', word: words.footer.pilgrimage },
  { to: '/packages?style=community', word: words.footer.community },
] as const

const booking = [
  { to: '/departures', word: words.footer.departures },
  { to: '/departures?guaranteed=yes', word: words.footer.guaranteed },
  { to: '/bookings', word: words.footer.yourBooking },
] as const

/** Every page ends in Kigali by night. */
export function SiteFooter() {
  const house = useHouse()
  return (
    <footer className="foot h-night">
      <div className="pic">
        <ScenePicture drawing={{ id: 'kigali', hour: 'night', seed: 7 }} format="wide" />
      </div>
      <div className="wrap">
        <div className="cols">
          <div>
            <h2>{words.footer.promise}</h2>
            <p className="ui">{words.footer.story}</p>
            <NewsletterForm quiet />
          </div>
          <Column title={words.footer.journeys} links={journeys} />
          <Column title={words.footer.booking} links={booking} />
          {house && <Contact house={house} />}
        </div>
        {house && <Legal house={house} />}
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly { to: string; word: string }[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ to, word }) => (
          <li key={to}>
            <Link to={to}>{word}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Contact({ house }: { house: House }) {
  const { phone, email, address } = house.company
  return (
    <div>
      <h3>{words.footer.speak}</h3>
      <address className="copy">
        <ul>
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
          <li>
            <a href={whatsappHref(house, '')}>{words.footer.whatsapp}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>{address}</li>
        </ul>
      </address>
    </div>
  )
}

export function Legal({ house }: { house: House }) {
  return (
    <div className="legal">
      <span>© {house.company.legalName}</span>
      <span>{words.footer.name(house.company.name)}</span>
    </div>
  )
}
