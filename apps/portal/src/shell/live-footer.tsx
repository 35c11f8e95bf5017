import type { PartProps } from '../data/parts.ts';
import { useSaved, useServices } from '../services/context.ts';
import { showTheme } from '../services/theme.ts';
import { Footer } from './footer.tsx';

export function LiveFooter({ site }: PartProps['footer']) {
  const { store } = useServices();
  const theme = useSaved((saved) => saved.theme) ?? site.theme;
  return (
    <Footer
      site={site}
      theme={theme}
      onTheme={(chosen) => {
        store.change((saved) => ({ ...saved, theme: chosen === 'system' ? undefined : chosen }));
        showTheme(chosen);
      }}
    />
  );
}
