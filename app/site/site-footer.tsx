import { ScenePicture } from '../ui/scene-picture.tsx'
import { staticPart } from '../ui/static-part.tsx'
import { Legal } from './legal-line.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { useSite } from './site-data.ts'

const load = async () => (await import('./footer-columns.tsx')).FooterColumns
const Columns = staticPart(load, import.meta.env.SSR ? await load() : undefined)
const loadPromise = async () => (await import('./footer-columns.tsx')).FooterPromise
const PromiseText = staticPart(loadPromise, import.meta.env.SSR ? await loadPromise() : undefined)

/** Every page ends at night, one visit in one place. The end of a short page is its largest part in the first view. */
export function SiteFooter() {
  const site = useSite()
  return (
    <footer className="foot h-night">
      <div className="pic">
        <ScenePicture drawing={{ id: site?.night ?? 'kigali', hour: 'night', seed: 7 }} format="wide" beforeScripts />
      </div>
      <div className="wrap">
        <div className="cols">
          <div>
            <PromiseText name="promise" of={site?.foot} />
            <NewsletterForm quiet />
          </div>
          <Columns name="foot" of={site?.foot} className="flat" />
        </div>
        {site && <Legal site={site} />}
      </div>
    </footer>
  )
}
