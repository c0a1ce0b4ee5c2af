/**
 * How the facade's page looks. The colours and faces are the build's (`dist/site/look.css`); without them the system's
 * own stand in.
 */
export const STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:400 15px/22px 'Geist Variable',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul{list-style:none}
a{color:var(--brand);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:4px}
code,pre{font-family:'Geist Mono Variable',ui-monospace,monospace;font-size:13px;line-height:20px;overflow-wrap:anywhere}
header{background:var(--surface);border-bottom:1px solid var(--border)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;max-width:1120px;min-height:64px;margin:0 auto;padding:8px 24px}
.bar a{display:inline-flex;align-items:center;min-height:40px}
.bar .mark{gap:10px;margin-right:auto;color:var(--text);font-size:18px;font-weight:600;letter-spacing:-.02em;text-decoration:none}
.mark-sheet{fill:var(--brand)}.mark-fold{fill:var(--accent)}.mark-lines{stroke:var(--brand-fg);fill:none}
.skip{position:absolute;left:16px;top:-60px;padding:10px 16px;background:var(--surface);border:1px solid var(--border);border-radius:6px}.skip:focus{top:10px}
.page{display:grid;grid-template-columns:200px minmax(0,1fr);gap:0 48px;max-width:1120px;margin:0 auto;padding:40px 24px 96px}
h1{font-size:40px;line-height:46px;font-weight:600;letter-spacing:-.03em}
.lead{max-width:680px;margin-top:12px;color:var(--muted);overflow-wrap:anywhere}
.intro{grid-column:1/-1;margin-bottom:40px}
nav.groups{position:sticky;top:24px;align-self:start}
nav.groups a{display:flex;align-items:center;min-height:36px;color:var(--muted);text-decoration:none}
nav.groups a:hover{color:var(--text);text-decoration:underline}
h2{margin:40px 0 12px;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.022em}
section:first-child h2{margin-top:0}
.rows{border:1px solid var(--border);border-radius:10px;background:var(--surface)}
.rows>li+li{border-top:1px solid var(--border)}
summary{display:grid;grid-template-columns:64px minmax(0,1fr) 20px;align-items:baseline;gap:2px 12px;padding:10px 16px;cursor:pointer;list-style:none;border-radius:10px}
summary::-webkit-details-marker{display:none}
summary::after{content:'';grid-row:1;grid-column:3;justify-self:end;align-self:center;width:8px;height:8px;border:solid var(--muted);border-width:0 1.75px 1.75px 0;transform:rotate(45deg)}
details[open]>summary::after{transform:rotate(-135deg)}
summary:hover code{text-decoration:underline;text-underline-offset:3px}
.method{color:var(--brand);font-weight:600}
.about{grid-column:2;color:var(--muted);font-size:14px;line-height:20px}
.inside{display:grid;gap:16px;padding:4px 16px 20px 92px}
h3{margin-bottom:6px;font-size:13px;line-height:18px;font-weight:600}
.fields{border-top:1px solid var(--border)}
.fields div{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr);gap:2px 16px;padding:8px 0;border-bottom:1px solid var(--border)}
.kind{display:block;color:var(--muted);font-size:13px;line-height:18px}
.fields dd{color:var(--muted);font-size:14px;line-height:20px}
pre{padding:12px 14px;background:var(--subtle);border:1px solid var(--border);border-radius:6px;white-space:pre-wrap}
@media (max-width:767.98px){
.bar,.page{padding-left:16px;padding-right:16px}
.page{grid-template-columns:minmax(0,1fr);padding-top:28px}
h1{font-size:28px;line-height:34px}
nav.groups{position:static;margin-bottom:24px}nav.groups ul{display:flex;flex-wrap:wrap;gap:0 20px}nav.groups a{min-height:40px}
summary{grid-template-columns:52px minmax(0,1fr) 12px;gap:2px 8px;padding:10px 12px}
.inside{padding:4px 12px 16px}
.fields div{grid-template-columns:minmax(0,1fr)}
}`.replaceAll('\n', '');
