/** The operator's page around its script. */
export function insightsPage(siteName: string): string {
  const name = siteName.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Insights – ${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="insights.css">
<div id="insights" data-site="${name}"></div>
<script type="module" src="insights.js"></script>
</html>
`;
}
