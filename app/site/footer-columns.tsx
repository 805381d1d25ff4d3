import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShownMenu } from '#features/navigation/menu.ts'
import { useWords } from '../languages/use-words.ts'
import { footerWords } from '../words/footer.ts'
import { MenuLink, MenuLinks } from './menu-link.tsx'
import { type Foot, whatsappHref } from './site-data.ts'

/** The columns of links at the foot of every page, and how we are reached. */
export function FooterColumns({ of: { journeys, places, services, contact, company } }: { of: Foot }) {
  return (
    <>
      <Column menu={journeys} />
      <Column menu={places} />
      <Column menu={services} />
      <Contact menu={contact} company={company} />
    </>
  )
}

/** What the operator promises, at the beginning of the footer. */
export const FooterPromise = ({ of: { promise } }: { of: Foot }) => (
  <>
    <h2 lang={langOf(promise, 'title')}>{promise.title}</h2>
    {promise.text && (
      <p className="ui" lang={langOf(promise, 'text')}>
        {promise.text}
      </p>
    )}
    <MenuLinks links={promise.links} />
  </>
)

/** A column of the footer; one whose links are all hidden is not there. */
function Column({ menu: { title, links, ...menu } }: { menu: ShownMenu }) {
  if (links.length === 0) return null
  return (
    <div>
      <h3 lang={langOf(menu, 'title')}>{title}</h3>
      <MenuLinks links={links} />
    </div>
  )
}

function Contact({ menu: { title, links, ...menu }, company }: { menu: ShownMenu; company: Foot['company'] }) {
  const { phone, email, address } = company
  const [mailbox, host] = email.split('@')
  return (
    <div>
      <h3 lang={langOf(menu, 'title')}>{title}</h3>
      <address className="copy">
        <ul>
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
          <li>
            <a href={whatsappHref({ company }, '')}>{useWords(footerWords).whatsapp}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>
              {mailbox}@<wbr />
              {host}
            </a>
          </li>
          <li>
            <span>{address}</span>
          </li>
          {links.map((link) => (
            <li key={`${link.to} ${link.label}`}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
      </address>
    </div>
  )
}
