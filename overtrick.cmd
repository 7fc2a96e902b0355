@echo off
rem Starts Overtrick: finds a JDK, builds if the jar is missing or older than the sources, runs.
rem OVERTRICK_JAVA_HOME chooses the JDK, OVERTRICK_JAVA_OPTS adds options for it.
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0"
set "root=%root:~0,-1%"
set "jar=%root%\app\target\overtrick.jar"
set "stamp=%root%\app\target\overtrick.built"
set "cache=%root%\app\target\overtrick.aot"
set "rehearsed=%root%\app\target\overtrick.rehearsed"

set "jdk="
call :try "%OVERTRICK_JAVA_HOME%"
call :try "%JAVA_HOME%"
for %%J in (java.exe) do if not "%%~$PATH:J"=="" call :try "%%~dp$PATH:J.."
for %%B in (
    "%ProgramFiles%\Java"
    "%ProgramFiles%\Eclipse Adoptium"
    "%ProgramFiles%\Microsoft"
    "%ProgramFiles%\Amazon Corretto"
    "%ProgramFiles%\BellSoft"
    "%ProgramFiles%\Zulu"
    "%LOCALAPPDATA%\Programs\Eclipse Adoptium"
    "%USERPROFILE%\.jdks"
    "%USERPROFILE%\scoop\apps"
) do if exist "%%~B\" for /d %%D in ("%%~B\*") do call :try "%%~D"
if not defined jdk (
    echo overtrick: no JDK 25 or newer found; install one, or set JAVA_HOME to its folder>&2
    exit /b 1
)
set "JAVA_HOME=%jdk%"

call :stale
if not errorlevel 1 goto run
echo overtrick: building, this takes a moment; the first time it fetches its libraries ...>&2
pushd "%root%"
rem Of what Maven tells, only at which module it is, and errors.
set "quiet=-Dorg.slf4j.simpleLogger.defaultLogLevel=error"
set "modules=-Dorg.slf4j.simpleLogger.log.org.apache.maven.cli.event.ExecutionEventLogger=info"
call mvnw.cmd -B -ntp "%quiet%" "%modules%" -Dmaven.test.skip=true -Dspotless.check.skip=true package -pl app -am <nul 1>&2
if errorlevel 1 (
    popd
    echo overtrick: it could not be built; see what is said above>&2
    exit /b 1
)
popd
type nul >"%stamp%"
del "%rehearsed%" 2>nul

:run
rem A cache is good for one place and one JDK; a checkout that was moved makes another.
set "made="
if exist "%rehearsed%" set /p "made="<"%rehearsed%"
if not "%made%"=="%root% %JAVA_HOME%" call :rehearse
set "aot="
if exist "%cache%" set aot="-XX:AOTCache=%cache%" -Xlog:disable -Xlog:all=error,aot*=off,cds*=off,class+path=off:stderr
"%JAVA_HOME%\bin\java.exe" -XX:+UseCompactObjectHeaders %OVERTRICK_JAVA_OPTS% %aot% -jar "%jar%" %*
exit /b %errorlevel%

rem The Java machine keeps what it learns here: later starts are quicker. Without that cache
rem everything works as well, so a failure is no trouble.
:rehearse
del "%cache%" 2>nul
>"%rehearsed%" echo %root% %JAVA_HOME%
"%JAVA_HOME%\bin\java.exe" -XX:+UseCompactObjectHeaders "-XX:AOTCacheOutput=%cache%" -Xlog:disable -jar "%jar%" rehearse >nul 2>nul
if errorlevel 1 del "%cache%" 2>nul
exit /b 0

rem Takes the folder as the JDK if it is new enough and none was taken before.
:try
if defined jdk exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "feature="
for /f "tokens=2 delims==." %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "feature=%%~V"
if not defined feature exit /b 0
set "feature=%feature:"=%"
if %feature% geq 25 set "jdk=%~f1"
exit /b 0

rem Ends with 1 if there is no jar or some source is newer than the last build.
:stale
if not exist "%jar%" exit /b 1
powershell -NoProfile -Command "$made = (Get-Item '%jar%', '%stamp%' -ErrorAction SilentlyContinue | Sort-Object LastWriteTime)[-1].LastWriteTime; $sources = @(Get-Item '%root%\pom.xml', '%root%\*\pom.xml') + @(Get-ChildItem '%root%\*\src\main' -Recurse); if ($sources | Where-Object { $_.LastWriteTime -gt $made }) { exit 1 }"
exit /b %errorlevel%
