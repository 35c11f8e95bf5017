(function () { if (parent.location.href !== location.href || window.top.location.host !== location.host) throw new Error('locked'); })();
