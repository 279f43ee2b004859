import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { lineIcon } from '#shared/ui/icons.tsx';

const capabilities = [
  {
    title: msg('AI Personas'),
    text: msg(
      'Content, replies and alpha calls, each in a voice learned from posts that you choose.',
    ),
    Icon: lineIcon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.500c.8-4 4-6 8-6s7.2 2 8 6'),
  },
  {
    title: msg('Market Intelligence'),
    text: msg('Sentiment across crypto, DeFi and traditional markets, next to the text you write.'),
    Icon: lineIcon('M3 17l6-6 4 4 8-9M15 6h6v6'),
  },
  {
    title: msg('Team Collaboration'),
    text: msg(
      'Invite people to a workspace with role-based permissions, approval workflows and campaign coordination.',
    ),
    Icon: lineIcon(
      'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.500 19.500c.6-3.400 3.200-5 6.500-5s5.900 1.600 6.500 5M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 15c2 .7 3.200 2.200 3.500 4.500',
    ),
  },
  {
    title: msg('Enterprise Security'),
    text: msg(
      'Encrypted storage of X tokens, revocable keys, and a server that you can run yourself.',
    ),
    Icon: lineIcon(
      'M12 3l8 3v6c0 4.500-3.200 7.800-8 9-4.800-1.200-8-4.500-8-9V6zM8.500 12l2.500 2.500 4.500-5',
    ),
  },
  {
    title: msg('Smart Automation'),
    text: msg(
      'Posting schedules and safety limits. A reply to a stranger is always your own click.',
    ),
    Icon: lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.500V12l3.500 2'),
  },
  {
    title: msg('Advanced Analytics'),
    text: msg('ROI tracking and engagement: what worked, for which persona, and when.'),
    Icon: lineIcon('M4 20h16M7 16v-5M12 16V6M17 16v-8'),
  },
];

export function Capabilities() {
  return (
    <section aria-labelledby="capabilities" className="py-12 md:py-16">
      <h2 id="capabilities" className="heading text-center text-2xl md:text-3xl">
        {t('What your personas do')}
      </h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {capabilities.map(({ title, text, Icon }) => (
          <li key={title}>
            <Card className="h-full p-6">
              <span className="grid size-11 place-items-center rounded-control bg-link-tint text-link">
                <Icon size={22} />
              </span>
              <h3 className="heading mt-4 text-lg">{t(title)}</h3>
              <p className="mt-1.5 text-sm text-muted">{t(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
